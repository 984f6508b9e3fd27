import {
  createAddressReader,
  createAddressWriter,
  fromDigits,
  idOf,
  isAddress,
  mark,
  minSharedLength,
  toDigits,
  withId,
  withoutId,
} from './packed-address.ts';

/**
 * Data as a text that is shorter than its JSON: names of fields are written with the first object that has them,
 * longer texts where they first stand, addresses by those before them, and what is null, false or true as a letter.
 * An object is a list that begins with its fields or their number, a list one that begins with 0; a list that stands
 * in several places is there a number below 0. A text that begins with the mark has it twice.
 */

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
  const writeAddress = createAddressWriter();
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
    id = idOf(Object.values(fields).find((held) => held !== undefined)) ?? id;
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
    if (known !== undefined) return mark + toDigits(known);
    texts.set(text, texts.size);
    // Others seldom begin alike.
    return isAddress(text) ? writeAddress(text) : marked(text);
  }

  return JSON.stringify(pack(data));
}

const marked = (text: string) => (text.startsWith(mark) ? mark + text : text);

/** The data of a text that `toPackedJson` wrote. */
export function fromPackedJson(text: string): unknown {
  const texts: string[] = [];
  const readAddress = createAddressReader();
  let id: number | undefined;
  const shapes: (readonly string[])[] = [];
  const lists: (readonly unknown[])[] = [];

  function unpack(value: unknown): unknown {
    if (typeof value === 'string') return unpackText(value);
    if (!Array.isArray(value)) return value;
    const [shape, ...held]: unknown[] = value;
    if (shape === 0) return unpackList(held);
    return typeof shape === 'number' && shape < 0 ? lists[-shape - 1] : unpackObject(shape, held);
  }

  function unpackList(held: readonly unknown[]): unknown[] {
    const list = held.map(unpack);
    lists.push(list);
    return list;
  }

  function unpackObject(shape: unknown, held: readonly unknown[]): Fields {
    id = idOf(held[0]) ?? id;
    const values = held.flatMap(unpackValues);
    // As it was numbered: when all of the first object was written.
    if (Array.isArray(shape)) shapes.push(shape);
    const names: readonly string[] = Array.isArray(shape)
      ? shape
      : (shapes[Number(shape) - 1] ?? []);
    return Object.fromEntries(names.map((name, at) => [name, values[at]]));
  }

  const unpackValues = (held: unknown): unknown[] =>
    typeof held === 'string' && isRun.test(held)
      ? [...held.slice(1)].map((letter) => letterValues.get(letter))
      : [unpack(held)];

  function unpackText(packed: string): string {
    const found = isReference.test(packed) ? texts[fromDigits(packed.slice(1))] : newText(packed);
    const text = found ?? '';
    return isAddress(text) ? withId(text, id) : text;
  }

  function newText(packed: string): string {
    const text = packed.startsWith(mark + mark) ? packed.slice(1) : readAddress(packed);
    if (text.length >= minSharedLength) texts.push(text);
    return text;
  }

  return unpack(JSON.parse(text));
}

const isRun = /^~[NFT]+$/;
const isReference = /^~[0-9a-z]+$/;
