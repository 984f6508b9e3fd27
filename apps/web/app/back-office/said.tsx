import { Check, CircleAlert } from 'lucide-react';
import { type Sentences, undoneSentences } from './sentences.ts';

interface SaidProps {
  /** The name of what was done; null for nothing. */
  readonly said: string | null;
  /** Why something could not be done. */
  readonly problem: string | null;
  /** What was done or was not, by its name. */
  readonly sentences: Sentences;
}

/** Tells what became of what was asked last. */
export function Said({ said, problem: told, sentences }: SaidProps) {
  const problem = told ?? sentenceOf({ ...undoneSentences, ...sentences.undone }, said);
  if (problem !== null)
    return (
      <p className="office-said office-said-bad" role="alert">
        <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
        {problem}
      </p>
    );
  const sentence = sentenceOf(sentences.done, said);
  if (sentence === null) return null;
  return (
    <p className="office-said" role="status">
      <Check className="ui-icon" size={18} aria-hidden="true" />
      {sentence}
    </p>
  );
}

/** The address may name anything. */
const sentenceOf = (sentences: Readonly<Record<string, string>>, said: string | null) =>
  said !== null && Object.hasOwn(sentences, said) ? (sentences[said] ?? null) : null;
