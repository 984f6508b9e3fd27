import { createHash } from 'node:crypto';

/** What a dealer says of itself. */
export interface SaidWords {
  readonly line: string | null;
  /** Empty for none. */
  readonly htmlContent: string;
}

/** Tells whether the words are still those that a form was loaded with, which are too long to go along. */
export const markOfWords = ({ line, htmlContent }: SaidWords): string =>
  createHash('sha256')
    .update(JSON.stringify([line, htmlContent]))
    .digest('hex')
    .slice(0, 16);
