// The foot of a lesson by steps: what is still asked, and below it Back and Go on; or the puzzle's Check, with Skip beside it;
// or what leads on in a film that is not seen yet; or, where a game that is to be won is lost, the table's Undo.

import { make, setAttr } from "../kit/dom";
import { bringIntoSight } from "../kit/sight";
import { TWICE } from "./calm";

/** So many milliseconds after Check a second tap in its place does not yet go on, nor after Next step on Skip. */
const CHECKED = 600;
/** What takes a move of a table back. */
export const UNDO = ".sv-table [data-tool=undo]:not([disabled])";
/** What answers a puzzle. */
const CHECK = ".sv-puzzle:not(.sv-at-once) .sv-check:not([hidden])";
/** What leads back from a miss, or from an answer that is shown: the button after Check. */
const AGAIN = ".sv-puzzle:not(.sv-at-once) .sv-check[hidden] + .sv-main:not([hidden])";
/** The same once the answer is shown, and *Show me* is gone: what it cost stands above. */
const SHOWN = ":has(> .sv-next + .sv-button + .sv-button[hidden]) > .sv-main";
/** What leads on in a film: to its next scene, or to what was guessed. */
const FILM = ".sv-stepper [data-step=forth][data-does=next]:not([aria-disabled=true]), .sv-stepper:has(.sv-tag-picked, .sv-tag-right) [data-step=forth][data-does=check]";
/** The same before anybody is bet on, or anything is guessed. */
const BET = ".sv-stepper[data-asks=bet] [data-step=forth][aria-disabled=true], .sv-stepper[data-asks=guess] [data-step=forth][data-does=check]";
/** What gives away what one could not guess: it stays below the board, and *Check* waits here for another guess. */
const ANSWER = ".sv-stepper[data-asks=guess] [data-step=forth][data-does=answer]";

/** What the foot says of a step. */
export interface Asks {
  readonly goes: string;
  /** What is still asked, or that it is done. */
  readonly asked: string;
  /** What a screen reader hears of it. */
  readonly said: string;
  readonly isReady: boolean;
  /** Whether something was asked, and is done. */
  readonly isDone: boolean;
  /** Whether a card follows. */
  readonly isCard: boolean;
  readonly isFirst: boolean;
  /** What else one may do now, beside going on; nothing mostly. */
  readonly asides: readonly { readonly name: string; readonly href: string }[];
  /** Whether a game that is to be won is lost: what is asked is to try again. */
  readonly isLost: boolean;
  /** Where Check may stand; nothing where the whole page is shown. */
  readonly section: HTMLElement | null;
}

export class Foot {
  /** The step's task stands above the buttons: on Skip it would read as what skipping does. */
  private readonly asked = make("p", "site-stepasked");
  private readonly go = make("button", "site-stepgo");
  /** Past a puzzle whose Check has the place of Go on. */
  private readonly skip = make("button", "site-stepskip");
  private readonly said = make("span", "sv-sr");
  private readonly back = make("button", "site-stepback");
  /** The card that was just won here: ./passing.ts. */
  private readonly won = make("div", "site-stepwon sv-root");
  /** To a game or today's puzzle, for who would rather do that now. */
  private readonly asides = [0, 1].map(() => make("a", "site-stepaside"));
  readonly el = make("div", "site-stepfoot", [this.asked, make("div", "site-stepkeys", [this.back, this.won, ...this.asides, this.skip, this.go]), this.said]);
  /** Check of the step's puzzle, what leads on in its film, or the table's Undo, while the foot has it. */
  private check: HTMLElement | null = null;
  /** What a guess is checked with. */
  private guess = "";
  /** When it was pressed there. */
  private checked = -CHECKED;
  /** When one went on from a step that was done. */
  private went = -CHECKED;
  /** When one skipped a step: the second tap of a double one skips no second. */
  private skipped = -TWICE;

  constructor(back: string, private readonly move: { readonly forth: () => void; readonly back: () => void; readonly again: () => void }) {
    for (const el of [this.go, this.back, this.skip]) el.type = "button";
    this.back.textContent = back;
    this.said.setAttribute("role", "status");
    this.won.setAttribute("aria-live", "polite");
    this.go.addEventListener("click", ({ timeStamp }) => this.press(timeStamp, move.forth));
    this.back.addEventListener("click", move.back);
    this.skip.addEventListener("click", ({ timeStamp }) => this.skipOn(timeStamp, move.forth));
  }

  draw({ goes, asked, said, isReady, isDone, isCard, isFirst, asides, isLost, section }: Asks): void {
    this.said.textContent = said;
    this.back.disabled = isFirst;
    for (const [at, el] of this.asides.entries()) {
      const aside = asides[at];
      el.hidden = !aside?.name;
      el.textContent = aside?.name ?? "";
      el.href = aside?.href ?? "";
    }
    this.go.textContent = goes;
    this.asked.textContent = asked;
    const undo = isLost ? section?.querySelector<HTMLElement>(UNDO) : null;
    const film = isDone ? null : (section?.querySelector<HTMLElement>(`${FILM}, ${BET}, ${ANSWER}`) ?? null);
    const check = section?.querySelector<HTMLElement>(isReady ? CHECK : `${CHECK}, ${AGAIN}`) ?? null; // also of a puzzle that is done, and tried once more
    const isAnew = isReady && check !== null;
    this.el.classList.toggle("site-stepdone", isDone && !isAnew);
    this.go.classList.toggle("site-stepcard", isCard && !isAnew);
    const leadsOn = undo != null || film?.matches(FILM) === true;
    const isShown = film?.matches(ANSWER) === true;
    const waits = !leadsOn && (film ? isShown || film.matches(BET) : check?.getAttribute("aria-disabled") === "true");
    this.check = undo ?? film ?? check;
    this.go.classList.toggle("site-stepready", leadsOn || (film === null && (isReady || check !== null) && !waits));
    setAttr(this.go, "aria-disabled", waits ? "true" : null);
    this.skip.hidden = this.check === null || (film?.matches(FILM) === true && film.dataset["does"] !== "check");
    this.skip.textContent = goes;
    this.el.classList.toggle("site-stepfilm", film !== null && !isShown);
    if (this.check === null) return;
    if (film?.dataset["does"] === "check") this.guess = film.textContent;
    this.go.textContent = undo ? asked : (isShown && this.guess) || this.check.textContent;
    if (!film) this.asked.textContent = check?.matches(SHOWN) ? (section?.querySelector(".sv-puzzle .sv-note")?.textContent ?? "") : "";
  }

  /** Whether there is, or was, something to check or to lead back from, and the foot does not have, or still has, what does. */
  isStale(section: HTMLElement): boolean {
    const check = section.querySelector<HTMLElement>(`${CHECK}, ${AGAIN}`);
    return check ? this.check !== check || this.go.textContent !== check.textContent : this.check?.matches(".sv-check[hidden], .sv-main[hidden], .sv-check[hidden] + .sv-main") === true;
  }

  /** Another step is in sight: what was won at the one before has been read. */
  leave(): void {
    this.won.replaceChildren();
  }

  /** Go on; or answer the puzzle, where the foot has its Check. */
  private press(now: number, forth: () => void): void {
    const { check } = this;
    if (check === null) {
      if (!this.go.matches(".site-stepready")) return this.skipOn(now, forth);
      if (this.isTwice(now, CHECKED)) return;
      this.went = now;
      return forth();
    }
    if (check.matches(`${BET}, ${ANSWER}`) && !check.matches(FILM)) return; // nothing is answered yet
    if (check.matches(FILM) && this.isTwice(now, TWICE)) return; // each scene is seen
    if (check.matches(CHECK) && this.isTwice(now, CHECKED)) return;
    this.checked = now;
    const said = check.closest(".sv-puzzle")?.querySelector<HTMLElement>(".sv-said");
    check.click();
    if (check.matches(UNDO)) this.move.again();
    if (said && said.getBoundingClientRect().bottom > this.el.getBoundingClientRect().top) bringIntoSight(said);
  }

  private skipOn(now: number, forth: () => void): void {
    if (this.isTwice(now, CHECKED)) return;
    this.skipped = now;
    forth();
  }

  /** Whether a press is the second of a double one, so soon after what went before; a step that was skipped leaves less to see. */
  private isTwice(now: number, apart: number): boolean {
    return now - Math.max(this.checked, this.went) < apart || now - this.skipped < TWICE;
  }
}
