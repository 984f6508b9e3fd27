/**
 * Data as a text that is shorter than its JSON: names of fields are written with the first object that has them,
 * longer texts where they first stand, of an address what the latest like it neither begins nor ends with and not
 * the number by which its object is known, and what is null, false or true as a letter. An object is a list that
 * begins with its fields or their number, a list one that begins with 0; a list that stands in several places is
 * there a number below 0.
 */

/** Shorter texts are no longer than what refers to them. */
const minSharedLength = 7;

/** Begins what stands for something else; a text that begins so has it twice. */
const mark = '~';

/**
 * Between how many addresses ago one stood that begins alike, how much of its start and of its end is shared, and
 * what is between those. Cars are alike, so the numbers are the same for each, and compress well.
 */
const parting = '.';

const letterValues = new Map<string, unknown>([
  ['N', null],
  ['F', false],
  ['T', true],
]);

function letterOf(value: unknown): string | null {
  if (value === null) return 'N';
  return typeof value === 'boolean' ? (value ? 'T' : 'F') : null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The text of data that JSON can hold; what JSON leaves out is left out. */
export function toPackedJson(data: unknown): string {
  const texts = new Map<string, number>();
  /** The latest addresses by what they begin with, each with how many came before it. */
  const latest = new Map<string, Address>();
  let addresses = 0;
  let id: number | undefined;
  const shapes = new Map<string, number>();
  const lists = new Map<readonly unknown[], number>();

  function pack(value: unknown): unknown {
    if (typeof value === 'string') return packText(value);
    if (Array.isArray(value)) return packList(value);
    return isFields(value) ? packObject(value) : value;
  }

  function packList(list: readonly unknown[]): unknown[] {
    const known = lists.get(list);
    if (known !== undefined) return [-known];
    const packed: unknown[] = [0];
    for (const held of list) packed.push(pack(held));
    // Whoever reads it knows it when it is whole.
    lists.set(list, lists.size + 1);
    return packed;
  }

  function packObject(fields: Fields): unknown[] {
    const packed: unknown[] = [0];
    let shape = '';
    let run = '';
    id = idOf(Object.values(fields)[0]) ?? id;
    for (const name of Object.keys(fields)) {
      const held = fields[name];
      if (held === undefined) continue;
      shape += `${name}\n`;
      const letter = letterOf(held);
      if (letter !== null) run += letter;
      else {
        if (run !== '') packed.push(mark + run);
        run = '';
        packed.push(pack(held));
      }
    }
    if (run !== '') packed.push(mark + run);
    packed[0] = shapes.get(shape) ?? shape.split('\n').slice(0, -1);
    if (Array.isArray(packed[0])) shapes.set(shape, shapes.size + 1);
    return packed;
  }

  function packText(whole: string): string {
    const text = isAddress(whole) ? withoutId(whole, id) : whole;
    if (text.length < minSharedLength) return marked(text);
    const known = texts.get(text);
    if (known !== undefined) return mark + known.toString(36);
    texts.set(text, texts.size);
    // Others seldom begin alike.
    if (!text.startsWith('/')) return marked(text);
    const start = text.slice(0, minSharedLength);
    const alike = latest.get(start);
    latest.set(start, { text, number: addresses });
    addresses += 1;
    return alike === undefined ? text : sharing(alike.text, text, addresses - 1 - alike.number);
  }

  return JSON.stringify(pack(data));
}

const marked = (text: string) => (text.startsWith(mark) ? mark + text : text);

/** What an object is known by: the number in front of it. Shorter ones stand in addresses by chance. */
function idOf(first: unknown): number | undefined {
  return typeof first === 'number' && first >= 10_000 ? first : undefined;
}

const isAddress = (text: string) => text.startsWith('/') && text.length >= minSharedLength;

/** An address with a mark in the place of an id. */
function withoutId(address: string, id: number | undefined): string {
  if (address.includes(mark)) return address.replaceAll(mark, mark + mark);
  const without = id === undefined ? address : address.replace(String(id), mark);
  return isAddress(without) ? without : address;
}

function withId(address: string, id: number | undefined): string {
  return address.replace(/~~?/g, (found) => (found === mark ? String(id) : mark));
}

interface Address {
  readonly text: string;
  readonly number: number;
}

/** An address by one that stood `ago` addresses before it. */
function sharing(earlier: string, address: string, ago: number): string {
  const most = Math.min(earlier.length, address.length);
  let start = 0;
  while (start < most && earlier[start] === address[start]) start += 1;
  let end = 0;
  while (end < most - start && earlier.at(-1 - end) === address.at(-1 - end)) end += 1;
  const numbers = [ago, start, end].map((number) => number.toString(36) + parting);
  return mark + numbers.join('') + address.slice(start, address.length - end);
}

/** The data of a text that `toPackedJson` wrote. */
export function fromPackedJson(text: string): unknown {
  const texts: string[] = [];
  const addresses: string[] = [];
  let id: number | undefined;
  const shapes: (readonly string[])[] = [];
  const lists: (readonly unknown[])[] = [];

  function unpack(value: unknown): unknown {
    if (typeof value === 'string') return unpackText(value);
    if (!Array.isArray(value)) return value;
    const [shape, ...held]: unknown[] = value;
    if (shape !== 0) id = idOf(held[0]) ?? id;
    if (shape === 0) {
      const list = held.map(unpack);
      lists.push(list);
      return list;
    }
    if (typeof shape === 'number' && shape < 0) return lists[-shape - 1];
    const values = unpackValues(held);
    // As it was numbered: when all of the first object was written.
    if (Array.isArray(shape)) shapes.push(shape);
    const names: readonly string[] = Array.isArray(shape)
      ? shape
      : (shapes[Number(shape) - 1] ?? []);
    return Object.fromEntries(names.map((name, at) => [name, values[at]]));
  }

  function unpackValues(held: readonly unknown[]): unknown[] {
    return held.flatMap((one) =>
      typeof one === 'string' && isRun.test(one)
        ? [...one.slice(1)].map((letter) => letterValues.get(letter))
        : [unpack(one)],
    );
  }

  function unpackText(packed: string): string {
    const text =
      (isReference.test(packed) ? texts[numberOf(packed.slice(1))] : newText(packed)) ?? '';
    return isAddress(text) ? withId(text, id) : text;
  }

  function newText(packed: string): string {
    const text = unmarked(packed);
    if (text.length >= minSharedLength) texts.push(text);
    if (isAddress(text)) addresses.push(text);
    return text;
  }

  function unmarked(packed: string): string {
    if (packed.startsWith(mark + mark)) return packed.slice(1);
    const [whole, ...numbers] = alike.exec(packed) ?? [];
    if (whole === undefined) return packed;
    const [ago = 0, start, end = 0] = numbers.map(numberOf);
    const earlier = addresses.at(-ago) ?? '';
    const own = packed.slice(whole.length);
    return earlier.slice(0, start) + own + earlier.slice(earlier.length - end);
  }

  return unpack(JSON.parse(text));
}

const isRun = /^~[NFT]+$/;
const isReference = /^~[0-9a-z]+$/;
const alike = /^~([0-9a-z]+)\.([0-9a-z]+)\.([0-9a-z]+)\./;
const numberOf = (text: string) => Number.parseInt(text, 36);
