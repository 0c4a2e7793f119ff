// The cards that are won and wait in the hand for their row: what they wait for is said with them.

import { cardsThatStand, missing } from "../progress/course_state";
import { filled } from "../steps/stepping";
import type { CourseState } from "../kit/types";

/** The board whose hand says which cards are won next so that what waits in it comes nearer. */
export function withHand(course: CourseState): CourseState {
  const next = cardsThatStand(course, "island").map((held) => missing(course, held)?.card ?? "");
  const cards = [...new Set(next)].filter(Boolean).join(" ");
  const hand = course.text["hand-next"];
  return cards && hand ? { ...course, text: { ...course.text, hand: filled(hand, { cards }) } } : course;
}
