// What one practises stands below all there is to practise: once it is there the page goes to it, as it goes to a storm.

/** The ways whose puzzles are posed below their buttons. */
const BELOW: ReadonlySet<string> = new Set(["weak", "own", "listed"]);
const PUZZLE = ".sv-puzzle";

let watch: MutationObserver | undefined;

/** After a press on a way to practise, the puzzle that comes begins at the top of the window; where none comes, nothing moves. */
export function goToPractised(el: HTMLElement, way: string): void {
  watch?.disconnect();
  if (!BELOW.has(way)) return;
  watch = new MutationObserver((changes) => {
    const posed = changes.flatMap(({ addedNodes }) => [...addedNodes]).map(puzzleIn).find((each) => each !== null);
    if (!posed) return;
    watch?.disconnect();
    requestAnimationFrame(() => posed.scrollIntoView?.({ block: "start", behavior: "instant" }));
  });
  watch.observe(el, { childList: true, subtree: true });
}

function puzzleIn(node: Node): Element | null {
  if (!(node instanceof Element)) return null;
  return node.matches(PUZZLE) ? node : node.querySelector(PUZZLE);
}
