import { Check, CircleAlert } from 'lucide-react';
import type { Sentences } from '../back-office/sentences.ts';
import { useSaidOnce } from '../back-office/use-said-once.ts';
import { whatIsSaid } from '../back-office/what-is-said.ts';
import type { Undone } from './enter-selling.ts';

interface SellerSaidProps {
  /** The name of what was done; null for nothing. */
  readonly said: string | null;
  /** What was not. */
  readonly undone: Undone | null;
  readonly sentences: Sentences;
}

/** Tells a seller what became of what was asked last. */
export function SellerSaid({ said, undone, sentences }: SellerSaidProps) {
  const told = whatIsSaid(said, undone?.sentence, sentences);
  useSaidOnce(told?.isDone === true);
  if (told === null) return null;
  const Icon = told.isDone ? Check : CircleAlert;
  return (
    <p
      className={told.isDone ? 'sell-said' : 'sell-said sell-said-bad'}
      role={told.isDone ? 'status' : 'alert'}
    >
      <Icon className="ui-icon" size={18} aria-hidden="true" />
      {told.sentence}
    </p>
  );
}
