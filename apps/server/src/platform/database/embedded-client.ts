import { setImmediate } from 'node:timers/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';

/** The first bytes of messages that begin a statement: one to be carried out at once, or prepared. */
const beginnings: readonly (number | undefined)[] = ['Q', 'P'].map((kind) => kind.charCodeAt(0));

/**
 * The embedded database works in the thread that serves. A statement cannot be interrupted, but each
 * begins in a turn of its own: otherwise a transaction would keep readers waiting from its first
 * statement to its last, and so would transactions that follow one another.
 */
export class EmbeddedClient extends PGlite {
  /** Done after each transaction, before the next one begins; never fails. */
  afterTransaction: () => Promise<void> = async () => {};
  #last: Promise<unknown> = Promise.resolve();

  override async execProtocolRaw(
    ...[message, options]: Parameters<PGlite['execProtocolRaw']>
  ): Promise<Uint8Array> {
    if (beginnings.includes(message[0])) await setImmediate();
    return super.execProtocolRaw(message, options);
  }

  override transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const result = this.#last
      .then(() => super.transaction(work))
      .finally(() => this.afterTransaction());
    this.#last = result.catch(() => {});
    return result;
  }
}
