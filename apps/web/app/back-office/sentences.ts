import { problemSentence } from '../ui/form/form-field.tsx';
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

/** Why something was not done, by the name that the address carries. */
const undoneSentences: Readonly<Record<string, string>> = {
  [undone]: 'Nothing was done, as you had to sign in again first. Do it once more.',
  [undoneAndKept]:
    'Nothing was done, as you had to sign in again first. What you typed is here again: do it once more.',
};

/** What became of what was asked last. */
interface SaidSentence {
  readonly sentence: string;
  readonly isDone: boolean;
}

/**
 * What is said of what was asked last; null for nothing.
 *
 * @param said the name of what was done or not, as the address has it
 * @param problem why something could not be done
 */
export function whatIsSaid(
  said: string | null,
  problem: string | null,
  { done, undone: notDone }: Sentences,
): SaidSentence | null {
  const why = problem ?? sentenceOf({ ...undoneSentences, ...notDone }, said);
  if (why !== null) return { sentence: problemSentence(why), isDone: false };
  const sentence = sentenceOf(done, said);
  return sentence === null ? null : { sentence, isDone: true };
}

/** The address may name anything. */
const sentenceOf = (sentences: Readonly<Record<string, string>>, said: string | null) =>
  said !== null && Object.hasOwn(sentences, said) ? (sentences[said] ?? null) : null;

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
