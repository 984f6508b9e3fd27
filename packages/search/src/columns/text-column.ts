import { concatLists, type ListColumn, takeLists } from './column.ts';
import { type CompactOffsets, offsetAt, toCompactOffsets, toOffsets } from './compact-offsets.ts';
import { GrowableNumbers } from './growable-numbers.ts';

/** Texts as UTF-8 in one array of bytes. A row without a text has none. */
export interface TextColumn {
  /** Where each row's bytes begin, and at the end their number. */
  readonly starts: CompactOffsets;
  readonly bytes: Uint8Array;
}

/** Stands for the empty text, as it is a byte that UTF-8 never uses. */
const emptyText = 0xff;
/** Characters below it are one byte, and most texts have no others. */
const firstBeyondAscii = 0x80;
const encoder = new TextEncoder();

export class TextColumnBuilder {
  readonly #offsets = new GrowableNumbers((length) => new Uint32Array(length));
  readonly #bytes = new GrowableNumbers((length) => new Uint8Array(length));

  constructor() {
    this.#offsets.push(0);
  }

  /** @param from where in `text` what is pushed begins */
  push(text: string | null, from = 0): void {
    if (text !== null && text.length === from) this.#bytes.push(emptyText);
    else if (text !== null) this.#write(text, from);
    this.#offsets.push(this.#bytes.length);
  }

  #write(text: string, from: number): void {
    // A UTF-16 unit takes at most three bytes.
    const bytes = this.#bytes.reserve(3 * (text.length - from));
    const first = this.#bytes.length - from;
    for (let at = from; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit >= firstBeyondAscii) {
        const rest = bytes.subarray(this.#bytes.length);
        this.#bytes.advance(encoder.encodeInto(text.slice(from), rest).written);
        return;
      }
      bytes[first + at] = unit;
    }
    this.#bytes.advance(text.length - from);
  }

  finish(): TextColumn {
    return { starts: toCompactOffsets(this.#offsets.finish()), bytes: this.#bytes.finish() };
  }
}

export function textAt({ starts, bytes }: TextColumn, row: number): string | null {
  const start = offsetAt(starts, row);
  const length = offsetAt(starts, row + 1) - start;
  if (length === 0) return null;
  if (length === 1 && bytes[start] === emptyText) return '';
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, length).toString();
}

export function hasText({ starts }: TextColumn, row: number): boolean {
  return offsetAt(starts, row) < offsetAt(starts, row + 1);
}

/** Rows of several parts in one order. @param rows counted on from part to part */
export function gatherTexts(parts: readonly TextColumn[], rows: Uint32Array): TextColumn {
  const [first, ...others] = parts.map(toLists);
  if (!first) return new TextColumnBuilder().finish();
  const { offsets, values } = takeLists(concatLists(first, others), rows);
  return { starts: toCompactOffsets(offsets), bytes: values };
}

function toLists({ starts, bytes }: TextColumn): ListColumn<Uint8Array> {
  return { offsets: toOffsets(starts), values: bytes };
}
