import { Refusal } from '../platform/refusal.ts';

/** The file as a whole cannot be used; the message is one sentence for the operator. Nothing was changed. */
export class UnreadableFeed extends Refusal {
  override readonly name = 'UnreadableFeed';
}
