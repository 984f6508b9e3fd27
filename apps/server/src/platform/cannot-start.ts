import { Refusal } from './refusal.ts';

/** Something outside keeps the process from starting; the message says what, and what would help. */
export class CannotStart extends Refusal {
  override readonly name = 'CannotStart';
}
