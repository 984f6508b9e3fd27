/** A part of a letter. Each has its form as HTML and as plain text. */
export type LetterPart =
  /** Words, which lead somewhere where they have an address. */
  | { readonly kind: 'text'; readonly text: string; readonly href?: string }
  /** What somebody wrote, as it was written. */
  | { readonly kind: 'quote'; readonly text: string; readonly from: string }
  | {
      readonly kind: 'facts';
      readonly rows: readonly (readonly [name: string, value: string])[];
      /** What the rows come to, below them. */
      readonly total?: readonly [name: string, value: string];
    }
  /** Something with a picture, a price or another figure that counts, and some lines about it. */
  | {
      readonly kind: 'item';
      readonly href: string;
      readonly picture: string;
      readonly title: string;
      readonly figure: string | null;
      /** What the figure is, where it is not what the thing costs: small words before it. */
      readonly figureName?: string;
      readonly lines: readonly string[];
      /** What the figure was before. */
      readonly before?: string;
      /** Lines below the figure; the first counts most. */
      readonly notes?: readonly string[];
    }
  /** What happens next, in order. */
  | {
      readonly kind: 'steps';
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    }
  | { readonly kind: 'button'; readonly label: string; readonly href: string };

/** A mail to people, said once for both of its forms. */
export interface Letter {
  /** What lists of mails show beside the subject. */
  readonly preview: string;
  /** A line above the heading that says what this is about. */
  readonly topic: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
  /** Why the reader gets this, and how to get no more. */
  readonly foot: readonly string[];
  /** What to know about its pictures; plain text has none and does not say it. */
  readonly aboutPictures?: string;
  /** Ways on, below that. */
  readonly links?: readonly LetterLink[];
}

export interface LetterLink {
  readonly label: string;
  readonly href: string;
}
