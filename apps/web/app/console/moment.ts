/** A moment for people: `Nov 21, 2:40 PM`, with the year where it is another, in UTC, and exactly. */
export interface Moment {
  readonly text: string;
  /** ISO 8601. */
  readonly iso: string;
}
