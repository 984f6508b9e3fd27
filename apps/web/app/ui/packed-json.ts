/**
 * Data as a text that is shorter than its JSON: names of fields are written with the first object that has
 * them, longer texts where they first stand. An object is a list that begins with its fields or their number,
 * a list one that begins with 0.
 */

/** Shorter texts are no longer than what refers to them. */
const minSharedLength = 7;

/** Begins what refers to a text; a text that begins so has it twice. */
const mark = '~';

/** The text of data that JSON can hold; what JSON leaves out is left out. */
export function toPackedJson(data: unknown): string {
  const texts = new Map<string, number>();
  const shapes = new Map<string, number>();

  function pack(value: unknown): unknown {
    if (typeof value === 'string') return packText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return [0, ...value.map(pack)];
    const fields = Object.entries(value).filter(([, held]) => held !== undefined);
    const names = fields.map(([name]) => name);
    const shape = names.join('\n');
    const known = shapes.get(shape);
    if (known === undefined) shapes.set(shape, shapes.size + 1);
    const packed: unknown[] = [known ?? names];
    for (const [, held] of fields) packed.push(pack(held));
    return packed;
  }

  function packText(text: string): string {
    if (text.length >= minSharedLength) {
      const known = texts.get(text);
      if (known !== undefined) return mark + known.toString(36);
      texts.set(text, texts.size);
    }
    return text.startsWith(mark) ? mark + text : text;
  }

  return JSON.stringify(pack(data));
}

/** The data of a text that `toPackedJson` wrote. */
export function fromPackedJson(text: string): unknown {
  const texts: string[] = [];
  const shapes: (readonly string[])[] = [];

  function unpack(value: unknown): unknown {
    if (typeof value === 'string') return unpackText(value);
    if (!Array.isArray(value)) return value;
    const [shape, ...held]: unknown[] = value;
    if (shape === 0) return held.map(unpack);
    if (Array.isArray(shape)) shapes.push(shape);
    const names = Array.isArray(shape) ? shape : (shapes[Number(shape) - 1] ?? []);
    return Object.fromEntries(names.map((name, at) => [name, unpack(held[at])]));
  }

  function unpackText(packed: string): string {
    const isReference = packed.startsWith(mark) && packed[1] !== mark;
    if (isReference) return texts[Number.parseInt(packed.slice(1), 36)] ?? '';
    const text = packed.startsWith(mark) ? packed.slice(1) : packed;
    if (text.length >= minSharedLength) texts.push(text);
    return text;
  }

  return unpack(JSON.parse(text));
}
