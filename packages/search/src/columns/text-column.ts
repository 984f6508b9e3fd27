import type { ListColumn } from './column.ts';
import { GrowableNumbers } from './growable-numbers.ts';

/** Texts as UTF-8 in one array of bytes. A row without a text holds the one byte that UTF-8 never uses. */
export type TextColumn = ListColumn<Uint8Array<ArrayBuffer>>;

const noText = 0xff;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

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
  const bytes = values.subarray(offsets[row], offsets[row + 1]);
  return bytes[0] === noText ? null : decoder.decode(bytes);
}
