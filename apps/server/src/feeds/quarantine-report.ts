import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Refusal } from './car-draft.ts';

/** Writes the refused rows of one import as CSV: line, column, value, reason. The file appears with its first row. */
export class QuarantineReport {
  readonly path: string;
  rows = 0;
  #stream: ReturnType<typeof createWriteStream> | null = null;

  constructor(path: string) {
    this.path = path;
  }

  async add(line: number, refusals: readonly Refusal[]): Promise<void> {
    this.rows += 1;
    const stream = this.#stream ?? (await this.#open());
    const text = refusals
      .map(({ column, value, reason }) => toCsvLine([String(line), column, value, reason]))
      .join('');
    if (!stream.write(text)) await once(stream, 'drain');
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

/** A cell that begins like a formula is quoted with an apostrophe, so that no spreadsheet runs it. */
function toCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
