import { concatLists, type ListColumn, takeLists } from './column.ts';
import { type CompactOffsets, offsetAt, toCompactOffsets } from './compact-offsets.ts';
import { GrowableNumbers } from './growable-numbers.ts';
import { forEachPresent, type PresentRows, rankOf, toPresentRows } from './present-rows.ts';

/** Texts as UTF-8 in one array of bytes. A row without a text has none. */
export interface TextColumn {
  readonly length: number;
  readonly present: PresentRows;
  /** Where the bytes of each row that is present begin, and at the end their number. */
  readonly starts: CompactOffsets;
  readonly bytes: Uint8Array;
}

/** Stands for the empty text, as it is a byte that UTF-8 never uses. */
const emptyText = 0xff;
/** Characters below it are one byte, and most texts have no others. */
const firstBeyondAscii = 0x80;
const encoder = new TextEncoder();

/** Takes the texts of rows one after the other. */
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
    return toTextColumn({ offsets: this.#offsets.finish(), values: this.#bytes.finish() });
  }
}

function toTextColumn({ offsets, values }: ListColumn<Uint8Array>): TextColumn {
  const length = offsets.length - 1;
  const isPresent = (row: number) => (offsets[row] ?? 0) < (offsets[row + 1] ?? 0);
  const present = toPresentRows(length, isPresent);
  const starts = offsets.filter((_, row) => row === length || isPresent(row));
  return { length, present, starts: toCompactOffsets(starts), bytes: values };
}

/** The text of a row; null where it has none. */
export function textAt({ present, starts, bytes }: TextColumn, row: number): string | null {
  const rank = rankOf(present, row);
  if (rank === -1) return null;
  const start = offsetAt(starts, rank);
  const length = offsetAt(starts, rank + 1) - start;
  if (length === 1 && bytes[start] === emptyText) return '';
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, length).toString();
}

/** Whether a row has a text; the empty one is one. */
export function hasText({ present }: TextColumn, row: number): boolean {
  return rankOf(present, row) !== -1;
}

/** Rows of several parts in one order. @param rows counted on from part to part */
export function gatherTexts(parts: readonly TextColumn[], rows: Uint32Array): TextColumn {
  const [first, ...others] = parts.map(toLists);
  if (!first) return new TextColumnBuilder().finish();
  return toTextColumn(takeLists(concatLists(first, others), rows));
}

function toLists({ length, present, starts, bytes }: TextColumn): ListColumn<Uint8Array> {
  const offsets = new Uint32Array(length + 1);
  let rank = 0;
  let next = 0;
  forEachPresent(present, (row) => {
    offsets.fill(offsetAt(starts, rank), next, row + 1);
    rank += 1;
    next = row + 1;
  });
  offsets.fill(bytes.length, next);
  return { offsets, values: bytes };
}
