// Where a card goes that an answer names as right: its place on the puzzle's board is lit, as open places are at a table.

const LIT = "site-lit";

export function lightPlaces(): void {
  const look = (): unknown => requestAnimationFrame(light);
  for (const name of ["click", "sv-done", "sv-ready"]) document.addEventListener(name, look);
  look();
}

function light(): void {
  for (const puzzle of document.querySelectorAll(".sv-puzzle:not(.sv-at-once)")) {
    const right = new Set([...puzzle.querySelectorAll<HTMLElement>(".sv-hand .sv-tag-right")].map(({ dataset }) => dataset["card"]));
    for (const cell of puzzle.querySelectorAll<HTMLElement>(".sv-cell[data-place]")) cell.classList.toggle(LIT, right.has(cell.dataset["place"]));
  }
}
