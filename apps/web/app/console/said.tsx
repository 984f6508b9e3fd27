import { Check, CircleAlert } from 'lucide-react';
import { doneSentences, undone, undoneSentence } from './done-sentences.ts';

interface SaidProps {
  /** The name of what was done; null for nothing. */
  readonly said: string | null;
  /** Why something could not be done. */
  readonly problem: string | null;
}

/** Tells what became of what was asked last. */
export function Said({ said, problem: told }: SaidProps) {
  const problem = told ?? (said === undone ? undoneSentence : null);
  if (problem !== null)
    return (
      <p className="console-said console-said-bad" role="alert">
        <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
        {problem}
      </p>
    );
  const sentence = said === null ? undefined : doneSentences[said];
  if (sentence === undefined) return null;
  return (
    <p className="console-said" role="status">
      <Check className="ui-icon" size={18} aria-hidden="true" />
      {sentence}
    </p>
  );
}
