import type { UploadLimit } from './office.ts';

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

/** Said where nobody knows whether something was done. */
export const lostSentence =
  'Not done, as far as we know. What you typed is still here: send it again.';

/** Said where who is signed in is not whom the form was shown to. */
export const anotherSentence =
  'Another account is signed in here now, and nothing was done. Do it once more with this one.';

/** Said to a script of somebody who has to sign in first, and of what is not there. */
export const signedOutSentence =
  'You are signed out. Sign in again in another tab, then try again.';
export const goneSentence = 'It is not here any more. Load the page again.';

/** Bytes of a form that is read to its end: of somebody who is nobody yet, and of texts alone. */
export const maxUnsentBytes = 65_536;
const maxTextBytes = 262_144;

/** Of forms without a file. */
export const textLimit: UploadLimit = {
  bytes: maxTextBytes,
  sentence: `What was typed is longer than ${Math.floor(maxTextBytes / 1e3)} kB. Shorten it, and send it again.`,
};
