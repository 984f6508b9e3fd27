import { problemSentence } from '../ui/form/form-field.tsx';
import { type Sentences, undone, undoneAndKept } from './sentences.ts';

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
 * @param problem why what was sent just now could not be done; null where its fields say it, undefined where nothing
 *   was sent. What was done before that is not said again: it would be read as what became of this.
 */
export function whatIsSaid(
  said: string | null,
  problem: string | null | undefined,
  { done, undone: notDone }: Sentences,
): SaidSentence | null {
  if (problem === null) return null;
  const why = problem ?? sentenceOf({ ...undoneSentences, ...notDone }, said);
  if (why !== null) return { sentence: problemSentence(why), isDone: false };
  const sentence = sentenceOf(done, said);
  return sentence === null ? null : { sentence, isDone: true };
}

/** The address may name anything. */
const sentenceOf = (sentences: Readonly<Record<string, string>>, said: string | null) =>
  said !== null && Object.hasOwn(sentences, said) ? (sentences[said] ?? null) : null;
