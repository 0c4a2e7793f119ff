// The final evening on a page without Python: the same points, from the deeds that this browser keeps.

import type { EveningState } from "../kit/types";

const LETTERS = "abcde";
const POINTS = [3, 2, 1, 0];

/** The evening as Python made it for nobody, with this reader's points. */
export function eveningWith(state: EveningState, deeds: readonly string[]): EveningState {
  const best = bestPlaces(deeds);
  if (best.size === 0) return state;
  const sums = POINTS.map((_, seat) => [...best.values()].reduce((sum, places) => sum + (POINTS[places[seat] ?? 3] ?? 0), 0));
  const rows = state.rows.map((row, number) => ({ ...row, cells: cellsOf(best.get(number), row.cells) }));
  const last = rows.length - 1;
  rows[last] = { name: rows[last]?.name ?? "", cells: sums.map(String) };
  return { ...state, rows, told: "", sheet: sheetWith(state, rows.flatMap((row) => row.cells)) };
}

/** The places, from 0, of the reader's best try at each deal. */
function bestPlaces(deeds: readonly string[]): Map<number, readonly number[]> {
  const found = new Map<number, string>();
  for (const deed of deeds) {
    const [, letter, places] = /^evening-([a-e])-([a-d]{4})$/.exec(deed) ?? [];
    if (!letter || !places || new Set(places).size < places.length) continue;
    const number = LETTERS.indexOf(letter);
    const before = found.get(number);
    if (before === undefined || places < before) found.set(number, places);
  }
  return new Map([...found].map(([number, places]) => [number, [...places].map((place) => LETTERS.indexOf(place))]));
}

function cellsOf(places: readonly number[] | undefined, empty: readonly string[]): readonly string[] {
  return places ? places.map((place) => String(POINTS[place])) : empty;
}

function sheetWith({ sheet, told }: EveningState, cells: readonly string[]): string {
  const [head, ...body] = sheet.replace(`<p>${told}</p>`, "").split("</tr>");
  let at = 0;
  const filled = body.map((row) => row.replace(/<td>[^<]*<\/td>/g, () => `<td>${cells[at++] ?? ""}</td>`));
  return [head, ...filled].join("</tr>");
}
