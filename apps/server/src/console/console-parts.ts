import type { MarketParts } from '../request/parts.ts';
import type { Operator } from './operators.ts';

/** What the console works with. */
export type ConsoleParts = MarketParts;

/** Somebody at the console, and when. */
export interface AtConsole {
  readonly operator: Operator;
  readonly personId: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}
