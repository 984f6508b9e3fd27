import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Refusal } from './rows/car-draft.ts';

/** Rows and bytes that a report lists; the rows behind are counted. */
const maxListedRows = 10_000;
const maxBytes = 16_000_000;

/** Characters of a value, enough to find the cell by. */
const maxValueLength = 200;

/** Writes the refused rows of one import as CSV: line, column, value, reason. The file appears with its first row. */
export class QuarantineReport {
  readonly path: string;
  rows = 0;
  #bytes = 0;
  #isFull = false;
  #stream: ReturnType<typeof createWriteStream> | null = null;

  constructor(path: string) {
    this.path = path;
  }

  async add(line: number, refusals: readonly Refusal[]): Promise<void> {
    this.rows += 1;
    if (this.#isFull) return;
    this.#isFull = this.rows === maxListedRows || this.#bytes > maxBytes;
    const stream = this.#stream ?? (await this.#open());
    const text = refusals
      .map(({ column, value, reason }) => toCsvLine([String(line), column, shorten(value), reason]))
      .join('');
    this.#bytes += text.length;
    const last = this.#isFull ? toCsvLine(['', '', '', 'further rows are not listed']) : '';
    if (!stream.write(text + last)) await once(stream, 'drain');
  }

  async close(): Promise<void> {
    if (this.#stream === null) return;
    this.#stream.end();
    await once(this.#stream, 'close');
  }

  async #open() {
    await mkdir(dirname(this.path), { recursive: true });
    this.#stream = createWriteStream(this.path);
    this.#stream.write(toCsvLine(['line', 'column', 'value', 'reason']));
    return this.#stream;
  }
}

function shorten(value: string): string {
  return value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;
}

/** A cell that begins like a formula is quoted with an apostrophe, so that no spreadsheet runs it. */
function toCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
