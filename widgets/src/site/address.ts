// The address of the page of one table leads to its last page while that is there, or a second try from it: so both stand there again after a reload.

import { LAST } from "./sent";
import type { SiteModel } from "./model";
import type { SevensState } from "../kit/types";

/** Have the address go with what lies on a table. */
export function keepAddress(table: SiteModel | undefined): void {
  const follow = (): void => {
    const now = (table?.get("state") as SevensState | undefined)?.frames.at(-1);
    if (!now || now.ply < now.last_ply) return; // who looks back at a move is still there
    const isLast = Boolean(now.finish ?? now.again);
    if (isLast !== (location.hash === LAST)) history.replaceState(history.state, "", isLast ? LAST : location.pathname + location.search);
  };
  table?.on("change:state", follow);
  follow();
}
