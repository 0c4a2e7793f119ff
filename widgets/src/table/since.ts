// What the others did since the reader's last move: it stays on their seats until the next.

import type { SevensFrame, Labels, SevensState } from "../kit/types";

/** The moves of each other player after the reader's last one, as the log has them; of the frame on show. */
export function movesSince(log: SevensState["log"], ply: number, you: number): ReadonlyMap<number, readonly string[]> {
  const made = log.slice(0, ply);
  const start = made.map(([player]) => player).lastIndexOf(you) + 1;
  const found = new Map<number, string[]>();
  for (const [player, move] of made.slice(start)) found.set(player, [...(found.get(player) ?? []), move]);
  return found;
}

/** The same as they would say it; who went broke or got rid of everything by it says that. */
export function wordsSince(log: SevensState["log"], frame: SevensFrame, you: number, { text }: Labels): ReadonlyMap<number, string> {
  const words = new Map<number, string>();
  for (const [player, moves] of movesSince(log, frame.ply, you)) {
    const status = frame.players[player]?.status ?? "in";
    const said = moves.map((move) => spoken(move, text)).join(" ");
    words.set(player, status === "bankrupt" ? (text["say-broke"] ?? said) : status === "out" ? `${said} ${text["say-out"] ?? ""}` : said);
  }
  return words;
}

/** A move as the one who made it would say it; the notation of an exchange is nobody's words. */
function spoken(move: string, text: Labels["text"]): string {
  if (move === "pass") return text["say-pass"] ?? move;
  return move.startsWith("ghost ") ? (text["say-exchange"] ?? "") : move;
}
