// A page that has been scrolled stays so long that nothing comes down when what is said below a board becomes shorter.

import "./calm.css";

/** Keep the page at least as long as what of it is in sight. */
export function keepCalm(): void {
  window.addEventListener("scroll", () => {
    const { style } = document.documentElement;
    style.minHeight = window.scrollY > 0 ? `${Math.floor(window.scrollY) + window.innerHeight}px` : "";
  }, { passive: true });
}
