// Arrow keys and swipes lead from step to step, where nothing else wants them.

/** From this many pixels to the side it is a swipe. */
const SWIPE = 70;
const BUSY = ".sv-root, input, select, textarea, summary, [tabindex='0']";
const OWN = ".sv-root, .site-wide, pre, .site-stepfoot";

/** Call `turn` with 1 for on, and with -1 for back. */
export function listenToKeys(turn: (by: 1 | -1) => void): void {
  document.addEventListener("keydown", ({ target, key, altKey, ctrlKey, metaKey, shiftKey }) => {
    const isBusy = (target as Element | null)?.closest?.(BUSY);
    if (isBusy || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === "ArrowRight") turn(1);
    else if (key === "ArrowLeft") turn(-1);
  });
}

export function listenToSwipes(turn: (by: 1 | -1) => void): void {
  let from: Touch | undefined;
  document.addEventListener("touchstart", ({ touches, target }) => {
    from = touches.length === 1 && !(target as Element).closest(OWN) ? touches[0] : undefined;
  }, { passive: true });
  document.addEventListener("touchend", ({ changedTouches }) => {
    const to = changedTouches[0];
    if (!from || !to) return;
    const [across, down] = [to.clientX - from.clientX, Math.abs(to.clientY - from.clientY)];
    if (Math.abs(across) > SWIPE && down < Math.abs(across) / 2) turn(across < 0 ? 1 : -1);
  }, { passive: true });
}
