import { Said } from '../back-office/said.tsx';
import type { Sentences } from '../back-office/sentences.ts';
import type { Undone } from './enter-selling.ts';

const looks = { done: 'sell-said', undone: 'sell-said sell-said-bad' };

interface SellerSaidProps {
  /** The name of what was done; null for nothing. */
  readonly said: string | null;
  /** What was not. */
  readonly undone: Undone | null;
  readonly sentences: Sentences;
}

/** Tells a seller what became of what was asked last. */
export const SellerSaid = ({ said, undone, sentences }: SellerSaidProps) => (
  <Said said={said} problem={undone?.sentence} sentences={sentences} looks={looks} />
);
