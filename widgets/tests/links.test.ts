import { expect, test, vi } from "vitest";

import { notebookAt, openLinksHere } from "../src/kit/links";

test.each([
  ["http://here:8888/lab/tree/lessons/en/02-b.ipynb", "lessons/en/02-b.ipynb"],
  ["http://here/user/me/lab/workspaces/auto-x/tree/a%20b/02.ipynb", "a b/02.ipynb"],
  ["http://here/voila/render/lessons/en/02-b.ipynb", null],
  ["http://here/lab/tree/lessons/en/notes.md", null],
])("the notebook at %s", (address, path) => expect(notebookAt(address)).toBe(path));

test("a link is marked for JupyterLab only while it is pressed", () => {
  vi.useFakeTimers();
  const root = document.createElement("div");
  root.innerHTML = '<a href="http://here/lab/tree/en/02.ipynb" target="_blank">02</a>';
  const link = root.firstElementChild as HTMLAnchorElement;
  const seen: (string | undefined)[] = [];
  document.body.append(root);
  document.body.addEventListener("click", (event) => {
    event.preventDefault();
    seen.push(link.dataset["commandlinkerCommand"], link.dataset["commandlinkerArgs"]);
  });
  openLinksHere(root, new AbortController().signal);
  link.click();
  vi.runAllTimers();
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(seen).toEqual(["docmanager:open", '{"path":"en/02.ipynb"}', undefined, undefined]);
  vi.useRealTimers();
});
