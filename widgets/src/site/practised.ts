// What one practises stands below all there is to practise: once it is there the page goes to it, as it goes to a storm,
// and by Back, or when nothing is left to practise, to the ways again.

/** The ways whose puzzles are posed below their buttons. */
const BELOW: ReadonlySet<string> = new Set(["weak", "own", "listed"]);
const PUZZLE = ".sv-puzzle";
/** What the browser keeps of an entry of its history that is a puzzle below the ways. */
const STATE = "practised";

let watch: MutationObserver | undefined;
/** The way chosen last: what it posed may stand there still. */
let before = "";

/** After a press on a way to practise, the puzzle that comes begins at the top of the window; where none comes, nothing moves. */
export function goToPractised(el: HTMLElement, way: string): void {
  watch?.disconnect();
  if (!BELOW.has(way)) return;
  const still = way === before ? el.querySelector(PUZZLE) : null;
  before = way;
  let isThere = still !== null;
  if (still) goTo(still);
  watch = new MutationObserver((changes) => {
    if (isThere) return leave(el);
    const posed = changes.flatMap(({ addedNodes }) => [...addedNodes]).map(puzzleIn).find((each) => each !== null);
    if (!posed) return;
    isThere = true;
    goTo(posed);
  });
  watch.observe(el, { childList: true, subtree: true });
}

function goTo(puzzle: Element): void {
  if (history.state !== STATE) history.pushState(STATE, ""); // where one is now is kept: Back comes to the ways
  requestAnimationFrame(() => puzzle.scrollIntoView?.({ block: "start", behavior: "instant" }));
}

/** What was practised last is gone: the ways stand at the page's top. */
function leave(el: HTMLElement): void {
  if (el.querySelector(PUZZLE)) return;
  watch?.disconnect();
  requestAnimationFrame(() => scrollTo({ top: 0, behavior: "instant" }));
}

function puzzleIn(node: Node): Element | null {
  if (!(node instanceof Element)) return null;
  return node.matches(PUZZLE) ? node : node.querySelector(PUZZLE);
}
