// The score sheet: how both sides stand, what the deal brought, deal by deal, and the total.

import { fill, make } from "../kit/dom";
import type { Labels, SpadesFrame, SpadesSetup } from "../kit/types";

export interface Sheet {
  readonly el: HTMLElement;
  draw(frame: SpadesFrame, setup: SpadesSetup, labels: Labels): void;
}

type Row = readonly [string, string, string];

export function makeSheet(): Sheet {
  const el = make("table", "sv-sheet");
  return {
    el,
    draw(frame, setup, labels) {
      const rows = rowsOf(frame, setup, labels);
      const title = labels.text["sheet"] ?? "";
      fill(el, JSON.stringify([title, frame.goal, rows]), () => [
        make("caption", "sv-sr", title),
        make("thead", "", [makeRow([frame.goal, frame.sides[0].name, frame.sides[1].name], "col")]),
        make("tbody", "", rows.map((row) => makeRow(row, "row"))),
      ]);
    },
  };
}

function rowsOf({ sides: [first, second], sheet, result }: SpadesFrame, setup: SpadesSetup, { text }: Labels): Row[] {
  const rows: Row[] = sheet.map((line) => [line.text, signed(line.points[0]), signed(line.points[1])]);
  const items = result ? [result[0].slice(0, -1), result[1].slice(0, -1)] : [];
  const written = items.map((side) => side.map((item) => `${item.text} ${signed(item.points)}`).join("\n"));
  if (result) rows.push(["", written[0] ?? "", written[1] ?? ""]);
  else rows.push([text["sheet-tricks"] ?? "", first.text, second.text]);
  rows.push([text["sheet-total"] ?? "", String(first.score), String(second.score)]);
  if (setup.sandbags) rows.push([text["sheet-bags"] ?? "", String(first.bags), String(second.bags)]);
  return rows;
}

function makeRow([name, ...cells]: Row, scope: "col" | "row"): HTMLElement {
  const head = make(name ? "th" : "td", "", name);
  if (name) head.setAttribute("scope", scope);
  return make("tr", "", [head, ...cells.map((text) => makeCell(text, scope))]);
}

function makeCell(text: string, scope: "col" | "row"): HTMLElement {
  const cell = make(scope === "col" ? "th" : "td", "", text);
  if (scope === "col") cell.setAttribute("scope", scope);
  return cell;
}

/** Points as they are written on a score sheet. */
function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
