// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { Part } from "../src/kit/types";
import { AnswerError, compose, type Composed } from "../src/puzzle/compose";
import cases from "./answers.json";

interface Case {
  readonly name: string;
  readonly part: Part;
  /** The reply to each answer; null for what cannot be answered. */
  readonly answers: readonly { readonly answer: readonly string[]; readonly reply: Composed | null }[];
}

// tests/widgets/test_puzzle_box.py holds Python to the same file.
const CASES = cases as unknown as readonly Case[];

describe.each(CASES)("$name", ({ part, answers }) => {
  test.each(answers)("$answer", ({ answer, reply }) => {
    if (reply) expect(compose(part, answer)).toEqual(reply);
    else expect(() => compose(part, answer)).toThrow(AnswerError);
  });
});
