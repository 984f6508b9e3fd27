import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { CarText } from './rows/car-fields.ts';
import { carFields } from './rows/car-fields.ts';
import type { RowProblems } from './rows/row-problems.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** Unpacked bytes of one file: some ten million cars. */
const maxUnpackedBytes = 8_000_000_000;

/** Tables pack to a tenth or twentieth; what unpacks to more than this was made to fill memory or disk. */
const maxRatio = 200;

/** Up to here no ratio is suspicious: a small file may well be mostly repeats. */
const freeBytes = 64_000_000;

/**
 * Passes on what a file unpacks to, as long as a table can unpack to so much.
 *
 * @param packedBytes that were read so far
 */
export async function* boundUnpacked(
  name: string,
  unpacked: AsyncIterable<Uint8Array>,
  packedBytes: () => number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of unpacked) {
    bytes += chunk.length;
    if (bytes > maxUnpackedBytes)
      throw new UnreadableFeed(`${name} unpacks to more than 8 GB: import it in parts.`);
    if (bytes > freeBytes && bytes > maxRatio * packedBytes()) {
      throw new UnreadableFeed(
        `${name} unpacks to more than ${maxRatio} times its size, which no table of cars does.`,
      );
    }
    yield chunk;
  }
}

/** A line longer than this is a quotation mark gone wrong, or no table. */
const maxLineBytes = 4_000_000;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Passes on the bytes of a table, as long as lines end. */
export async function* boundLines(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let open = 0;
  for await (const chunk of bytes) {
    const end = Math.max(chunk.lastIndexOf(lineFeed), chunk.lastIndexOf(carriageReturn));
    open = end < 0 ? open + chunk.length : chunk.length - end;
    if (open > maxLineBytes)
      throw new UnreadableFeed(`${name} has a line of more than 4 MB: expected a row of a table.`);
    yield chunk;
  }
}

/** The most that any dialect has is some two hundred. */
const maxColumns = 2000;

/** Refuses a header that no feed has. */
export function requireFewColumns(name: string, header: readonly string[]): void {
  if (header.length <= maxColumns) return;
  throw new UnreadableFeed(
    `${name} has ${groupDigits(header.length)} columns: expected ${groupDigits(maxColumns)} at most.`,
  );
}

/** Characters of fields that hold more than a name or a number. */
const maxLengths: { readonly [Field in keyof CarText]?: number } = {
  description: 20_000,
  options: 20_000,
  photos: 50_000,
  history: 5000,
  productTiles: 10_000,
  spinPhotos: 50_000,
  dealerWebsite: 2000,
};
const usualMaxLength = 200;

/** Refuses texts that are longer than what they stand for can be, and what no database keeps. */
export function checkTexts(car: CarText, problems: RowProblems): void {
  for (const field of carFields) {
    const text = car[field];
    if (text === undefined) continue;
    const most = maxLengths[field] ?? usualMaxLength;
    if (text.includes('\0')) problems.refuse(field, 'expected text without zero characters');
    else if (text.length > most) {
      problems.refuse(
        field,
        `expected at most ${groupDigits(most)} characters, not ${groupDigits(text.length)}`,
      );
    }
  }
}
