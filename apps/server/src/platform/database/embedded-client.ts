import { setImmediate } from 'node:timers/promises';
import { messages, PGlite, type Transaction } from '@electric-sql/pglite';
import { DatabaseLost } from './database-lost.ts';

/** The first bytes of messages that begin a statement: one to be carried out at once, or prepared. */
const beginnings: readonly (number | undefined)[] = ['Q', 'P'].map((kind) => kind.charCodeAt(0));

/**
 * The embedded database works in the thread that serves. A statement cannot be interrupted, but each
 * begins in a turn of its own: otherwise a transaction would keep readers waiting from its first
 * statement to its last, and so would transactions that follow one another.
 *
 * A server of PostgreSQL that cannot write its log ends all its processes and starts anew. Here the one
 * process goes on, still holding the locks that it held, and the next commit would wait for them for ever:
 * so nothing more is asked of the database after that.
 */
export class EmbeddedClient extends PGlite {
  /** Done after each transaction, before the next one begins; never fails. */
  afterTransaction: () => Promise<void> = async () => {};
  #last: Promise<unknown> = Promise.resolve();
  #lost: DatabaseLost | null = null;

  override async execProtocolRaw(
    ...[message, options]: Parameters<PGlite['execProtocolRaw']>
  ): Promise<Uint8Array> {
    if (beginnings.includes(message[0])) await setImmediate();
    if (this.#lost) throw this.#lost;
    return super.execProtocolRaw(message, options);
  }

  override execProtocol(...given: Parameters<PGlite['execProtocol']>) {
    return this.#unlessLost(super.execProtocol(...given));
  }

  override execProtocolStream(...given: Parameters<PGlite['execProtocolStream']>) {
    return this.#unlessLost(super.execProtocolStream(...given));
  }

  async #unlessLost<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof messages.DatabaseError) || error.severity !== 'PANIC') throw error;
      this.#lost = new DatabaseLost(
        `The database stopped: ${error.message}. Make room on its disk and start Forecourt again; what was committed is kept.`,
        { cause: error },
      );
      throw this.#lost;
    }
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

  /** One that stopped is left as it is: the next start recovers it from its log. */
  override async close(): Promise<void> {
    if (this.#lost === null) await super.close();
  }
}
