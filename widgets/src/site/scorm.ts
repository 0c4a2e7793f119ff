// The entry of a SCORM 1.2 package: what is solved is told to the school's system that opened the page.

import { startPage } from "./page";
import { findApi, Report } from "./lms";

const api = findApi(window);
const held = document.getElementById("scorm-puzzles");
const puzzles = JSON.parse(held?.textContent ?? "{}") as Record<string, number>;
const report = api ? new Report(api, puzzles) : null;
startPage((id, stars) => report?.solve(id, stars));
window.addEventListener("pagehide", () => report?.finish());
