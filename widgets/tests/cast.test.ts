import { expect, test, vi } from "vitest";
import { tasksOf } from "../src/site/asked";
import { startCast } from "../src/site/cast";

const one = (name: string): string => `<li><span aria-hidden="true"><svg></svg></span><span><strong>${name}</strong>, who waits.</span></li>`;

test("each face is a key with its name that tells who that is; once all are heard, so is the step", () => {
  document.body.innerHTML = `<section class="site-step"><ul class="site-cast">${one("Ren")}${one("Aoi")}</ul></section>`;
  startCast();
  const section = document.querySelector(".site-step") as HTMLElement;
  expect(tasksOf(section, false)).toEqual(["hear"]);
  const heard = vi.fn();
  document.addEventListener("sv-did", (event) => heard((event as CustomEvent).detail));
  const keys = [...document.querySelectorAll<HTMLButtonElement>("button.site-face")];
  expect(keys.map(({ textContent }) => textContent)).toEqual(["Ren", "Aoi"]);
  keys[0]?.click();
  keys[0]?.click();
  expect([...document.querySelectorAll("li")].map(({ className }) => className)).toEqual(["site-heard", ""]);
  expect(heard).not.toHaveBeenCalled();
  keys[1]?.click();
  expect(heard).toHaveBeenCalledWith("hear");
});
