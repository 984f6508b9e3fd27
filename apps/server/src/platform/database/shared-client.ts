import type { MessagePort } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { answerCalls, type CallOver, callsOver, PortClosed } from '../threads/port-calls.ts';
import type { Database } from './database.ts';

/** How the rows of a statement are wanted, in a form that goes from thread to thread. */
interface SentOptions {
  readonly rowMode: QueryOptions['rowMode'];
  /** Types whose values are wanted as the texts that the database wrote. */
  readonly asTexts: readonly number[];
}

/**
 * Lets another thread work with the embedded database, which one thread alone can open. When the thread
 * ends, what it had begun and not committed is undone.
 */
export function shareClient(client: PGlite, port: MessagePort): void {
  const transactions = new Map<number, OpenTransaction>();
  let last = 0;
  let isClosed = false;
  const perform: Readonly<Record<string, (...given: never[]) => Promise<unknown>>> = {
    query: (text: string, values: unknown[], options: SentOptions, number: number | null) => {
      const by = number === null ? client : transactions.get(number)?.transaction;
      if (!by) throw new Error('The transaction is over.');
      return by.query(text, values, toQueryOptions(options));
    },
    begin: async () => {
      last += 1;
      const number = last;
      const open = await beginTransaction(client);
      if (isClosed) {
        // Nobody else ends it, and all later ones would wait for it.
        await open.end(false);
        throw new PortClosed('The other thread ended.');
      }
      transactions.set(number, open);
      return number;
    },
    end: async (number: number, commits: boolean) => {
      const open = transactions.get(number);
      transactions.delete(number);
      await open?.end(commits);
    },
  };
  answerCalls(port, (name, given) => perform[name]?.(...(given as never[])));
  port.on('close', () => {
    isClosed = true;
    for (const open of transactions.values()) void open.end(false).catch(() => {});
  });
}

interface OpenTransaction {
  readonly transaction: Transaction;
  /** Resolves when it is committed, or undone. */
  readonly end: (commits: boolean) => Promise<void>;
}

function beginTransaction(client: PGlite): Promise<OpenTransaction> {
  return new Promise((resolve, reject) => {
    const ended = Promise.withResolvers<boolean>();
    const done = client.transaction(async (transaction) => {
      const end = async (commits: boolean) => {
        ended.resolve(commits);
        await done;
      };
      resolve({ transaction, end });
      if (!(await ended.promise)) await transaction.rollback();
    });
    done.catch(reject);
  });
}

const toQueryOptions = ({ rowMode, asTexts }: SentOptions): QueryOptions => ({
  ...(rowMode && { rowMode }),
  parsers: Object.fromEntries(asTexts.map((type) => [type, (text: string) => text])),
});

/** The embedded database of another thread, by a port that is shared there. */
export function openSharedDatabase(port: MessagePort): Database {
  const call = callsOver(port);
  const client = {
    query: queryBy(call, null),
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      transact(call, work),
  };
  // Drizzle asks for these two and for nothing else.
  return drizzle({ client: client as PGlite });
}

const queryBy =
  (call: CallOver, transaction: number | null) =>
  (text: string, values: unknown[], { rowMode, parsers = {} }: QueryOptions = {}) =>
    // Drizzle's parsers give every text back as it is.
    call(
      'query',
      text,
      values,
      { rowMode, asTexts: Object.keys(parsers).map(Number) } satisfies SentOptions,
      transaction,
    ) as Promise<Results>;

async function transact<Result>(
  call: CallOver,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const number = Number(await call('begin'));
  const transaction = { query: queryBy(call, number) };
  let result: Result;
  try {
    result = await work(transaction as Transaction);
  } catch (error) {
    await call('end', number, false);
    throw error;
  }
  await call('end', number, true);
  return result;
}
