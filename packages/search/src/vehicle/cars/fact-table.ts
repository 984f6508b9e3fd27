import type { UnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import type { Dictionary } from '../../columns/dictionaries/dictionary.ts';
import { PairIndex } from '../../columns/dictionaries/pair-index.ts';
import { RowDictionary } from '../../columns/dictionaries/row-dictionary.ts';

/** What a table of facts holds, as plain data. */
export interface FactTableState {
  /** By field, in order of appearance. */
  readonly values: readonly (readonly unknown[])[];
  /** Indexes among the values of each field, facts behind facts. */
  readonly rows: Uint32Array;
}

/** The values of one field under numbers. */
class FieldValues {
  readonly values: unknown[] = [];
  readonly #numbers = new Map<unknown, number>();
  readonly #elements = new Map<unknown, number>();
  /** Lists from their first element on: (a list, an element) → the list with it behind. */
  readonly #lists = new PairIndex();
  /** By list, of which 0 is the empty one. */
  readonly #numbersOfLists: (number | undefined)[] = [];
  /** The value asked for before: cars beside one another often have the same. */
  #last: unknown = this;
  #lastNumber = 0;

  numberOf(value: unknown): number {
    if (value === this.#last) return this.#lastNumber;
    this.#last = value;
    this.#lastNumber = Array.isArray(value) ? this.#numberOfList(value) : this.#numberOfOne(value);
    return this.#lastNumber;
  }

  #numberOfOne(value: unknown): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  #numberOfList(elements: readonly unknown[]): number {
    let list = 0;
    for (const element of elements) {
      list = 1 + this.#lists.numberOf(list, this.#numberOfElement(element));
    }
    const known = this.#numbersOfLists[list];
    if (known !== undefined) return known;
    this.#numbersOfLists[list] = this.values.length;
    return this.values.push(elements) - 1;
  }

  #numberOfElement(element: unknown): number {
    const known = this.#elements.get(element);
    if (known !== undefined) return known;
    this.#elements.set(element, this.#elements.size);
    return this.#elements.size - 1;
  }
}

type Field = keyof UnratedCard;

type ReadFields<Fields extends readonly Field[]> = (card: UnratedCard) => {
  readonly [At in keyof Fields]: UnratedCard[Fields[At]];
};

/**
 * What cards say of more than one car, stored once: the cars of a trim share their specification,
 * many share their colours. A row holds the number of its facts, and facts hold the numbers of their values.
 */
export class FactTable<const Fields extends readonly Field[]> implements Dictionary {
  readonly fields: Fields;
  readonly #read: ReadFields<Fields>;
  readonly #values: readonly FieldValues[];
  readonly #rows: RowDictionary;
  /** The row that is looked for. */
  readonly #row: Uint32Array;
  /** All facts are copies of it: objects of one layout are read several times faster. */
  readonly #blank: Readonly<Record<string, unknown>>;
  /** By number, where they were asked for before. */
  readonly #facts: (Pick<UnratedCard, Fields[number]> | undefined)[] = [];

  /** @param read a car's values of the fields, in their order; by names that are written there: several times faster */
  constructor(fields: Fields, read: ReadFields<Fields>, state?: FactTableState) {
    this.fields = fields;
    this.#read = read;
    this.#values = fields.map(() => new FieldValues());
    this.#row = new Uint32Array(fields.length);
    // What is read of JSON has its fields within it, however many there are.
    this.#blank = JSON.parse(
      JSON.stringify(Object.fromEntries(fields.map((name) => [name, null]))),
    );
    state?.values.forEach((values, field) => {
      for (const value of values) this.#values[field]?.numberOf(value);
    });
    this.#rows = new RowDictionary(fields.length, state?.rows);
  }

  get size(): number {
    return this.#rows.size;
  }

  /** A copy of what is there now. */
  state(): FactTableState {
    return { values: this.#values.map(({ values }) => values.slice()), rows: this.#rows.rows() };
  }

  /** The values of each fact as JSON, in the order of the fields. */
  entriesFrom(first: number): readonly string[] {
    return Array.from({ length: this.size - first }, (_, index) =>
      JSON.stringify(this.fields.map((_field, field) => this.#valueAt(first + index, field))),
    );
  }

  learn(entries: readonly string[]): void {
    for (const entry of entries) {
      const values: readonly unknown[] = JSON.parse(entry);
      this.#values.forEach((known, field) => {
        this.#row[field] = known.numberOf(values[field]);
      });
      this.#rows.numberOf(this.#row);
    }
  }

  idOf(card: UnratedCard): number {
    const values = this.#read(card);
    for (let field = 0; field < values.length; field += 1) {
      this.#row[field] = this.#values[field]?.numberOf(values[field]) ?? 0;
    }
    return this.#rows.numberOf(this.#row);
  }

  #valueAt(id: number, field: number): unknown {
    return this.#values[field]?.values[this.#rows.at(id, field)];
  }

  /** Kept, for cars of a page have many in common with those of the next. */
  get(id: number): Pick<UnratedCard, Fields[number]> {
    const facts = this.#facts[id] ?? this.read(id);
    this.#facts[id] = facts;
    return facts;
  }

  /** As `get`, for who goes through many of them once: nothing is kept. */
  read(id: number): Pick<UnratedCard, Fields[number]> {
    if (id >= this.size) throw new Error(`There are no facts ${id}.`);
    const facts: Record<string, unknown> = { ...this.#blank };
    this.fields.forEach((name, field) => {
      facts[name] = this.#valueAt(id, field);
    });
    return facts as Pick<UnratedCard, Fields[number]>;
  }
}
