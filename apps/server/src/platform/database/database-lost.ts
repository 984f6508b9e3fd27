import { Refusal } from '../refusal.ts';
/** The embedded database broke off and cannot go on in this process; the message says what to do. */
export class DatabaseLost extends Refusal {
  override readonly name = 'DatabaseLost';
}
