import { maxFeedBytes } from '@forecourt/domain/operator/upload-limits';

/** What pages of one part of the back office say, by the name that the address carries. */
export interface Sentences {
  /** What was done last. */
  readonly done: Readonly<Record<string, string>>;
  /** Why something was not done. */
  readonly undone?: Readonly<Record<string, string>>;
}

/** Said where somebody had to sign in before something was done, and where what was typed is there again. */
export const undone = 'undone';
export const undoneAndKept = 'undone-and-kept';

/** Why something was not done, by the name that the address carries. */
export const undoneSentences: Readonly<Record<string, string>> = {
  [undone]: 'Nothing was done, as you had to sign in again first. Do it once more.',
  [undoneAndKept]:
    'Nothing was done, as you had to sign in again first. What you typed is here again: do it once more.',
};

/** Said where nobody knows whether something was done. */
export const lostSentence =
  'Not done, as far as we know. What you typed is still here: send it again.';

/** Said where who is signed in is not whom the form was shown to. */
export const anotherSentence =
  'Another account is signed in here now, and nothing was done. Do it once more with this one.';

/** Bytes of a form that is read to its end: of somebody who is nobody yet, of texts alone, and with a file. */
export const maxUnsentBytes = 65_536;
export const maxTextBytes = 262_144;
export const maxFileBytes = maxFeedBytes;

/** Said of a form that is too large. */
export const tooLargeTexts = `What was typed: expected ${Math.floor(maxTextBytes / 1e3)} kB at most.`;
export const tooLargeFile = `File: expected ${maxFileBytes / 1e6} MB at most. A larger one is fetched by itself, or taken in on the machine by forecourt import.`;
