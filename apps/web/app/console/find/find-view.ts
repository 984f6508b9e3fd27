/** What can be found. */
export type FoundKind = 'page' | 'car' | 'dealer' | 'lead' | 'feed' | 'campaign' | 'person';

/** Something that was found, and where it is. */
export interface Found {
  readonly kind: FoundKind;
  readonly name: string;
  /** What it is, in a few words: `Dealer, 104 cars`. */
  readonly note: string;
  readonly href: string;
}

/** What was found for a text: of each kind a few, by the best kind first. */
export interface FindView {
  readonly text: string;
  readonly found: readonly Found[];
}
