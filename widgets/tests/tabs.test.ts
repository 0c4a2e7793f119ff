import { expect, test } from "vitest";
import { stayInTab } from "../src/site/tabs";

test("a link leads on in its own tab, but not from beside a game or a puzzle that runs, nor to elsewhere", () => {
  stayInTab();
  const link = (href: string): string => `<a href="${href}" target="_blank">02</a>`;
  document.body.innerHTML = `<ol class="sv-map">${link("02.html")}</ol><div class="sv-table">${link("02.html")}</div><p>${link("https://elsewhere.example/")}</p>`;
  const links = [...document.querySelectorAll("a")];
  for (const each of links) {
    each.addEventListener("click", (event) => event.preventDefault());
    each.click();
  }
  expect(links.map(({ target }) => target)).toEqual(["", "_blank", "_blank"]);
});
