import { createContext, useContext } from 'react';
import type { Asked } from '../../back-office/office.ts';

/** What the parts of a form know of its last sending. */
interface SentState {
  /** What is wrong, by the name of the field. */
  readonly problems: Asked;
  /** Whether its answer is on the way. */
  readonly isSending: boolean;
}

export const SentStateContext = createContext<SentState>({ problems: {}, isSending: false });

/** What is wrong with a field of the form around it; null where nothing is. */
export const useProblem = (name: string): string | null =>
  useContext(SentStateContext).problems[name] ?? null;
