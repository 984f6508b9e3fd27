import { Check, CircleAlert } from 'lucide-react';
import { doneSentences, undoneSentences } from './done-sentences.ts';

interface SaidProps {
  /** The name of what was done; null for nothing. */
  readonly said: string | null;
  /** Why something could not be done. */
  readonly problem: string | null;
}

/** Tells what became of what was asked last. */
export function Said({ said, problem: told }: SaidProps) {
  const problem = told ?? sentenceOf(undoneSentences, said);
  if (problem !== null)
    return (
      <p className="portal-said portal-said-bad" role="alert">
        <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
        {problem}
      </p>
    );
  const sentence = sentenceOf(doneSentences, said);
  if (sentence === null) return null;
  return (
    <p className="portal-said" role="status">
      <Check className="ui-icon" size={18} aria-hidden="true" />
      {sentence}
    </p>
  );
}

/** The address may name anything. */
const sentenceOf = (sentences: Readonly<Record<string, string>>, said: string | null) =>
  said !== null && Object.hasOwn(sentences, said) ? (sentences[said] ?? null) : null;
