import type { ListColumn } from './column.ts';
import { GrowableNumbers } from './growable-numbers.ts';
import { hashOfBytes } from './hash-index.ts';

/** Texts as UTF-8 in one array of bytes. A row without a text holds the one byte that UTF-8 never uses. */
export type TextColumn = ListColumn<Uint8Array>;

const noText = 0xff;
const encoder = new TextEncoder();

export class TextColumnBuilder {
  readonly #offsets = new GrowableNumbers((length) => new Uint32Array(length));
  readonly #bytes = new GrowableNumbers((length) => new Uint8Array(length));

  constructor() {
    this.#offsets.push(0);
  }

  push(text: string | null): void {
    if (text === null) this.#bytes.push(noText);
    else {
      // A UTF-16 unit takes at most three bytes.
      const bytes = this.#bytes.reserve(3 * text.length);
      const { written } = encoder.encodeInto(text, bytes.subarray(this.#bytes.length));
      this.#bytes.advance(written);
    }
    this.#offsets.push(this.#bytes.length);
  }

  finish(): TextColumn {
    return { offsets: this.#offsets.finish(), values: this.#bytes.finish() };
  }
}

export function textAt({ offsets, values }: TextColumn, row: number): string | null {
  const start = offsets[row] ?? 0;
  const length = (offsets[row + 1] ?? 0) - start;
  if (length === 1 && values[start] === noText) return null;
  return Buffer.from(values.buffer, values.byteOffset + start, length).toString();
}

export function hasText({ offsets, values }: TextColumn, row: number): boolean {
  return values[offsets[row] ?? 0] !== noText || offsets[row] === offsets[row + 1];
}

/** A hash of each row's text, as `hashOfText` makes of the text itself. */
export function hashesOfTexts({ offsets, values }: TextColumn): Uint32Array {
  const hashes = new Uint32Array(offsets.length - 1);
  for (let row = 0; row < hashes.length; row += 1) {
    hashes[row] = hashOfBytes(values, offsets[row] ?? 0, offsets[row + 1] ?? 0);
  }
  return hashes;
}

export function hashOfText(text: string): number {
  const bytes = encoder.encode(text);
  return hashOfBytes(bytes, 0, bytes.length);
}
