// The second tap of a double one may reach the page that the first has led to: there it is none.

const PLACE = "sevens-teach-tapped";
/** So many milliseconds after the tap that led here, and after the page begins, a tap is taken for its second. */
const [SINCE, HERE] = [700, 350];

/** Note which taps lead on, and let none go through that comes too soon after one: no card is played by it, no answer given. */
export function stopSecondTaps(): void {
  const now = Date.now();
  const led = take();
  const until = now - led < 10 * SINCE ? Math.max(led + SINCE, now + HERE) : 0;
  document.addEventListener(
    "click",
    (event) => {
      if ((event as PointerEvent).pointerType !== "touch") return;
      if (Date.now() < until) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if ((event.target as Element).closest("a[href]")) note();
    },
    { capture: true },
  );
}

/** When the last tap led on, in milliseconds since 1970; 0 where none did, or nothing can be kept. */
function take(): number {
  try {
    const led = Number(sessionStorage.getItem(PLACE) ?? 0);
    sessionStorage.removeItem(PLACE);
    return led;
  } catch {
    return 0;
  }
}

function note(): void {
  try {
    sessionStorage.setItem(PLACE, String(Date.now()));
  } catch {
    // where nothing can be kept a second tap counts
  }
}
