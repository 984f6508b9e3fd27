import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { toCsvLine } from '../platform/csv.ts';
import type { Refusal, RefusedCar } from './rows/car-draft.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** Rows and bytes that a report lists; the rows behind are counted. */
const maxListedRows = 10_000;
const maxBytes = 16_000_000;

/** Columns of a report. Those before it could tell whose a car is had the first four. */
const head = ['line', 'column', 'value', 'reason', 'field', 'dealer', 'stock_number', 'car'];

/** Characters of a value, enough to find the cell by. */
const maxValueLength = 200;

/**
 * Writes the refused rows of one import as CSV: a line for each cell at fault, with whose car it is. The file
 * appears with its first row. It is closed before anything is changed, so that what keeps it from being written
 * changes nothing.
 */
export class QuarantineReport {
  readonly path: string;
  rows = 0;
  #bytes = 0;
  #isFull = false;
  #stream: ReturnType<typeof createWriteStream> | null = null;

  constructor(path: string) {
    this.path = path;
  }

  /** @throws UnreadableFeed where it cannot be written */
  async add(line: number, refusals: readonly Refusal[], named: RefusedCar): Promise<void> {
    this.rows += 1;
    if (this.#isFull) return;
    this.#isFull = this.rows === maxListedRows || this.#bytes > maxBytes;
    const text = refusals
      .map(({ field, column, value, reason }) =>
        toCsvLine([String(line), column, shorten(value), reason, field, ...cellsOf(named)]),
      )
      .join('');
    this.#bytes += text.length;
    const last = this.#isFull
      ? toCsvLine(['', '', '', 'further rows are not listed', '', '', '', ''])
      : '';
    await this.#write(text + last).catch(tell);
  }

  /** @throws UnreadableFeed where not all of it was written */
  async close(): Promise<void> {
    if (this.#stream === null) return;
    await finished(this.#stream.end()).catch(tell);
  }

  async #write(text: string): Promise<void> {
    const stream = this.#stream ?? (await this.#open());
    if (stream.errored) throw stream.errored;
    if (!stream.write(text)) await once(stream, 'drain');
  }

  async #open() {
    await mkdir(dirname(this.path), { recursive: true });
    this.#stream = createWriteStream(this.path);
    // A failure that nobody listens for ends the process; whoever writes next or closes is told of it.
    this.#stream.on('error', () => {});
    this.#stream.write(toCsvLine(head));
    return this.#stream;
  }
}

function tell(cause: NodeJS.ErrnoException): never {
  const reason = cause.code ?? cause.message;
  throw new UnreadableFeed(
    `The report of refused rows cannot be written (${reason}): nothing was changed.`,
    { cause },
  );
}

const cellsOf = ({ dealerCode, stockNumber, words }: RefusedCar): string[] =>
  [dealerCode, stockNumber, words].map((text) => shorten(text ?? ''));

function shorten(value: string): string {
  return value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;
}
