// Cards that were laid and not shown yet: Go on shows them, when the answer is read.

/** Shows a card; returns whether there was one. */
export type Show = () => boolean;

export class Owed {
  private readonly shows: Show[] = [];
  /** Whether one was shown as Go on was pressed. */
  isPaid = false;

  get isEmpty(): boolean {
    return this.shows.length === 0;
  }

  add(show: Show): void {
    this.shows.push(show);
  }

  /** A card is told elsewhere: nothing is promised any more. */
  drop(show: Show): void {
    const at = this.shows.indexOf(show);
    if (at >= 0) this.shows.splice(at, 1);
  }

  /** Show the next card that was laid; returns whether there was one. */
  pay(): boolean {
    this.isPaid = this.shows.shift()?.() ?? false;
    return this.isPaid || (!this.isEmpty && this.pay());
  }
}
