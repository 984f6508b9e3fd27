/**
 * Addresses of packed data: each is written as what the latest like it neither begins nor ends with, and without
 * the number by which its object is known.
 */

/** Begins what stands for something else, and stands in an address for the number of its object. */
export const mark = '~';

/** Shorter texts are no longer than what refers to them. */
export const minSharedLength = 7;

/**
 * Between how many addresses ago one stood that begins alike, how much of its start and of its end is shared, and
 * what is between those. Cars are alike, so the numbers are the same for each, and compress well.
 */
const parting = '.';

const alike = /^~([0-9a-z]+)\.([0-9a-z]+)\.([0-9a-z]+)\./;

/** Numbers in texts are of base 36. */
export const toDigits = (number: number): string => number.toString(36);
export const fromDigits = (text: string): number => Number.parseInt(text, 36);

export const isAddress = (text: string): boolean =>
  text.startsWith('/') && text.length >= minSharedLength;

/** What an object is known by: the number in front of it. Shorter ones stand in addresses by chance. */
export const idOf = (first: unknown): number | undefined =>
  typeof first === 'number' && first >= 10_000 ? first : undefined;

/** An address with a mark in the place of an id. */
export function withoutId(address: string, id: number | undefined): string {
  if (address.includes(mark)) return address.replaceAll(mark, mark + mark);
  const without = id === undefined ? address : address.replace(String(id), mark);
  return isAddress(without) ? without : address;
}

export const withId = (address: string, id: number | undefined): string =>
  address.replace(/~~?/g, (found) => (found === mark ? String(id) : mark));

interface NumberedAddress {
  readonly text: string;
  /** How many came before it. */
  readonly number: number;
}

/** What writes addresses, each by those before it. */
export function createAddressWriter(): (address: string) => string {
  const latest = new Map<string, NumberedAddress>();
  let count = 0;
  return (text) => {
    const start = text.slice(0, minSharedLength);
    const before = latest.get(start);
    const own = { text, number: count };
    latest.set(start, own);
    count += 1;
    return before === undefined ? text : writeSharing(before, own);
  };
}

function writeSharing({ text: before, number }: NumberedAddress, own: NumberedAddress): string {
  const { text } = own;
  const most = Math.min(before.length, text.length);
  let start = 0;
  while (start < most && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  const numbers = [own.number - number, start, end].map((one) => toDigits(one) + parting);
  return mark + numbers.join('') + text.slice(start, text.length - end);
}

/** What reads texts as they were written, in the same order; texts that are no addresses stay as they are. */
export function createAddressReader(): (written: string) => string {
  const addresses: string[] = [];
  return (written) => {
    const text = readSharing(written, addresses);
    if (isAddress(text)) addresses.push(text);
    return text;
  };
}

function readSharing(written: string, before: readonly string[]): string {
  const [head, ...numbers] = alike.exec(written) ?? [];
  if (head === undefined) return written;
  const [ago = 0, start, end = 0] = numbers.map(fromDigits);
  const earlier = before.at(-ago) ?? '';
  return earlier.slice(0, start) + written.slice(head.length) + earlier.slice(earlier.length - end);
}
