import { beforeEach, expect, test } from "vitest";
import { readSent, withSent } from "../src/site/sent";
import type { PageData } from "../src/site/data";

const PAGE = { lang: "en", sources: { table: "Table(Game(seed={seed}))", other: "x" } } as unknown as PageData;

beforeEach(() => {
  document.body.innerHTML = '<div class="site-sent"></div>';
});

test("a link brings a position, a game or a puzzle", () => {
  expect(readSent("#position=basic%3B%20board%20%E2%99%A07")).toEqual({ kind: "position", text: "basic; board ♠7", game: "sevens", seat: 0 });
  expect(readSent("#puzzle=B4-10")).toMatchObject({ kind: "puzzle", text: "B4-10" });
  expect(readSent("#drawn=B9.must-hold.739577")).toMatchObject({ kind: "drawn", text: "B9.must-hold.739577" });
  expect(readSent("#game=a%0Ab&game=bridge&seat=3")).toEqual({ kind: "game", text: "a\nb", game: "bridge", seat: 3 });
});

test.each(["", "#position=", "#drawn=B9", "#drawn=B9.play.-1", "#drawn=B9.play.1234567890", "#drawn=B9.../x.1", "#position=%E2%99", "#puzzle=../x", "#puzzle=B4-10x", "#code=1", "#game=a&game=../x", "#position=a&seat=12", "#position=a&seat=1&seat=2", `#position=${"a".repeat(4001)}`, `#position=${"%41".repeat(20000)}`])(
  "what is no link of ours is a fresh table: %.30s",
  (hash) => expect(readSent(hash).kind).toBe("table"),
);

test("what a link holds crosses as a value, whatever is in it", () => {
  const nasty = '"); import os; print("\\';
  const { sources } = withSent(PAGE, `#position=${encodeURIComponent(nasty)}`);
  expect(sources["sent"]?.split("\n")[1]).toBe(`opened("position", ${JSON.stringify(nasty)}, "en", "sevens", 0)`);
  expect(sources["sent"]?.split("\n")).toHaveLength(2);
  expect(sources["table"]).toMatch(/^Table\(Game\(seed=\d{1,9}\)\)$/);
});

test("a page without a place for it stays as it is", () => {
  document.body.replaceChildren();
  expect(withSent(PAGE, "#position=a")).toBe(PAGE);
});
