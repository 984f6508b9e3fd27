import { Check, CircleAlert } from 'lucide-react';
import type { Sentences } from './sentences.ts';
import { useSaidOnce } from './use-said-once.ts';
import { whatIsSaid } from './what-is-said.ts';

interface SaidProps {
  /** The name of what was done; null for nothing. */
  readonly said: string | null;
  /** Why what was sent could not be done; null where its fields say it, undefined where nothing was sent. */
  readonly problem: string | null | undefined;
  /** What was done or was not, by its name. */
  readonly sentences: Sentences;
  /** Classes of what was done, and of what was not. */
  readonly looks?: { readonly done: string; readonly undone: string };
}

const officeLooks = { done: 'office-said', undone: 'office-said office-said-bad' };

/** Tells what became of what was asked last. */
export function Said({ said, problem, sentences, looks = officeLooks }: SaidProps) {
  const what = whatIsSaid(said, problem, sentences);
  useSaidOnce(what?.isDone === true);
  if (what === null) return null;
  const Icon = what.isDone ? Check : CircleAlert;
  return (
    <p className={what.isDone ? looks.done : looks.undone} role={what.isDone ? 'status' : 'alert'}>
      <Icon className="ui-icon" size={18} aria-hidden="true" />
      {what.sentence}
    </p>
  );
}
