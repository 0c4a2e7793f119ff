// What the reader has solved: the map of lessons, the report, and the code that carries it. Python writes every word.

import { makeCat, makeLive } from "../kit/coach";
import { listenInside, make, names, setAttr, setHidden, setText } from "../kit/dom";
import { listen } from "../kit/listening";
import { makeCourse } from "./course";
import { makeEvening, scoped } from "./evening";
import { makeKeep } from "./keep";
import { makeRoot } from "../kit/root";
import { makeOwn } from "./own";
import { makePosed } from "./posed";
import type { CourseState, Family, Intent, LessonState, Notice, ProgressState, RenderProps, RuleState, Settings, Tile } from "../kit/types";

export function renderProgress({ model, el, signal }: RenderProps): void {
  const title = make("h3", "sv-progress-title");
  const total = make("span", "sv-total");
  const body = make("div", "sv-progress-body");
  const send = (intent: Intent): void => model.send(intent);
  const course = makeCourse({ pose: (id) => send({ kind: "pose", id }), away: true }, signal);
  const own = makeOwn((id) => send({ kind: "pose", id }), signal);
  const keep = makeKeep(send, signal);
  const evening = makeEvening(signal);
  const notice = make("p", "sv-notice");
  const live = makeLive();
  const posed = makePosed(model, signal);
  const parts = [make("div", "sv-progress-head", [title, total]), course.el, body, own.el, keep.el, evening.el, notice, live.el];
  const root = makeRoot("sv-progress", parts, signal);
  el.append(root.el, posed.el);
  listenInside(body, "puzzle", { press: (id) => send({ kind: "pose", id }), visit: () => undefined }, signal);
  const draw = (): void => {
    const state = model.get("state") as ProgressState;
    root.draw(model.get("settings") as Settings, state.title);
    setText(title, state.title);
    if (state.own) setAttr(title, "aria-level", "2"); // the end of a lesson is a part of it, as the others are
    setText(total, state.total);
    setHidden(course.el, state.course == null);
    if (state.course) course.draw(state.course);
    body.replaceChildren(...drawBody(state));
    setHidden(body, body.childElementCount === 0);
    own.draw(state.own);
    evening.draw(state.evening);
    setHidden(keep.el, state.keep == null);
    if (state.keep) keep.draw(state.keep);
  };
  const hear = (message: Notice): void => {
    setText(notice, message.reply.headline);
    setHidden(notice, false);
    live.say(message.reply.headline);
  };
  setHidden(notice, true);
  const forget = ({ target }: Event): void => void ((target as Element).closest("button") && setHidden(notice, true));
  keep.el.addEventListener("click", forget, { signal, capture: true }); // an answer is to the last press alone
  listen(model, signal, { "change:state": draw, "msg:custom": hear });
  draw();
  whenSeen(root.el, signal, () => send({ kind: "open", code: keep.remembered() }));
}

/** Call whenever the widget comes into sight: something may have been solved in between, in this lesson or another. */
function whenSeen(el: HTMLElement, signal: AbortSignal, look: () => void): void {
  if (typeof IntersectionObserver === "undefined") {
    look();
    return;
  }
  const observer = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) look();
  });
  observer.observe(el);
  signal.addEventListener("abort", () => observer.disconnect());
}

function drawBody({ lessons, families, levels, keep, course }: ProgressState): HTMLElement[] {
  const map = lessons ? [make("ol", "sv-map", lessons.map((lesson) => drawLesson(lesson, keep ? null : course)))] : [];
  const cat = lessons && keep ? [makeCat()] : []; // at the end of a lesson
  return [...cat, ...map, ...(families ?? []).map((family) => drawFamily(family, levels))];
}

/** A link in a notebook opens in a tab of its own, so that nothing that runs here is lost. */
function link(text: string, href: string | null): HTMLElement {
  if (href == null) return make("span", "", text);
  const el = make("a", "", text);
  el.href = href;
  el.target = "_blank";
  return el;
}

/** The cards that a lesson lays on the reader's board: those that lie, also where a game has laid them, and those to be won. */
function drawCards(name: string, { cards, laid }: CourseState): HTMLElement[] {
  const own = cards.filter(({ step }) => step.startsWith(name.slice(0, 2) + "/"));
  const faces = own.map(({ card }) => make("i", laid.includes(card) ? "sv-lies" : "", card));
  if (faces.length === 0) return [];
  const row = make("span", "sv-lesson-cards", faces);
  setAttr(row, "aria-hidden", "true"); // the board says it
  return [row];
}

function drawLesson({ name, about, rules, href, won, of, text, here }: LessonState, course: CourseState | null): HTMLElement {
  const bar = make("span", "sv-bar-done");
  bar.style.setProperty("--sv-done", String(of === 0 ? 0 : won / of));
  setHidden(bar, of === 0);
  const title = make("strong", "sv-lesson-name", [link(name, href)]);
  const told = about === "" ? [] : [make("span", "sv-soft sv-about", about)];
  const parts = [title, ...told, make("span", "sv-soft sv-rules", rules), ...(course ? drawCards(name, course) : []), bar, make("span", "sv-won", text), make("em", "sv-here", here)];
  const el = make("li", names("sv-lesson", { "sv-lesson-here": here !== "" }), parts);
  return el;
}

function drawFamily({ name, rules }: Family, levels: readonly string[]): HTMLElement {
  const heads = levels.map((text) => scoped(text, "col"));
  const head = make("thead", "", [make("tr", "", [make("td"), ...heads])]);
  const rows = rules.map((rule) => drawRule(rule, levels));
  return make("table", "sv-solved", [make("caption", "", name), head, make("tbody", "", rows)]);
}

/** A rule and its puzzles by level; a narrow table has no columns, and its cells say which level they are. */
function drawRule({ id, name, href, text, levels }: RuleState, heads: readonly string[]): HTMLElement {
  const head = scoped([make("span", "sv-rule", id), link(name, href), make("span", "sv-small", text)], "row");
  const cells = levels.map((tiles, index) => {
    const el = make("td", "", [make("ul", "", tiles.map(drawTile))]);
    el.dataset["level"] = heads[index] ?? "";
    return el;
  });
  return make("tr", "", [head, ...cells]);
}

/** A puzzle, to be pressed and solved. The number stands in the tile, so that colour is not all that tells. */
function drawTile({ id, stars, text }: Tile): HTMLElement {
  const sign = make("span", "", stars < 0 ? "" : String(stars));
  setAttr(sign, "aria-hidden", "true");
  const el = make("button", names("sv-tile", { "sv-filled": stars >= 0 }), [sign, make("span", "sv-sr", text)]);
  el.type = "button";
  el.dataset["puzzle"] = id;
  el.title = text;
  return make("li", "", [el]);
}
