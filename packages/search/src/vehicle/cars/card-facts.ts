import type { UnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import type { Dictionary } from '../../columns/dictionary.ts';

/**
 * What cards say of more than one car, stored once: the cars of a trim share their specification,
 * many share their colours. A row holds the number of its facts.
 */
class FactTable<Field extends keyof UnratedCard> implements Dictionary {
  readonly fields: readonly Field[];
  readonly #ids = new Map<string, number>();
  /** The facts by number as JSON, in the order of the fields. */
  readonly #texts: string[] = [];
  /** By number, where they were read before. */
  readonly #facts: (Pick<UnratedCard, Field> | undefined)[] = [];

  constructor(fields: readonly Field[], texts: readonly string[] = []) {
    this.fields = fields;
    for (const text of texts) this.#idOfText(text);
  }

  get size(): number {
    return this.#texts.length;
  }

  /** A copy of what is there now. */
  state(): readonly string[] {
    return this.#texts.slice();
  }

  entriesFrom(first: number): readonly string[] {
    return this.#texts.slice(first);
  }

  learn(texts: readonly string[]): void {
    for (const text of texts) this.#idOfText(text);
  }

  idOf(card: UnratedCard): number {
    return this.#idOfText(JSON.stringify(this.fields.map((field) => card[field])));
  }

  #idOfText(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    this.#texts.push(text);
    this.#facts.push(undefined);
    this.#ids.set(text, this.#texts.length - 1);
    return this.#texts.length - 1;
  }

  get(id: number): Pick<UnratedCard, Field> {
    const facts = this.#facts[id] ?? this.#read(id);
    this.#facts[id] = facts;
    return facts;
  }

  #read(id: number): Pick<UnratedCard, Field> {
    const text = this.#texts[id];
    if (text === undefined) throw new Error(`There are no facts ${id}.`);
    const values: readonly unknown[] = JSON.parse(text);
    const facts = Object.fromEntries(this.fields.map((field, index) => [field, values[index]]));
    return facts as Pick<UnratedCard, Field>;
  }
}

export function createFactTables(state?: FactTablesState) {
  return {
    specification: new FactTable(
      [
        'makeCode',
        'modelCode',
        'seriesCode',
        'trim',
        'vehicleStyleCode',
        'bodySubtypeCode',
        'truckBedLength',
        'doors',
        'seats',
        'driveType',
        'fuelTypeCode',
        'transmissionCode',
        'transmissionName',
        'engineCode',
        'engineName',
        'displacementLiters',
        'mpgCity',
        'mpgHighway',
        'electricRangeMiles',
      ],
      state?.specification,
    ),
    exterior: new FactTable(['extColorSimple', 'extColorName'], state?.exterior),
    interior: new FactTable(['intColorSimple', 'intColorName'], state?.interior),
    history: new FactTable(
      ['vehicleHistoryTypes', 'accidentCount', 'ownerCount', 'vehicleUseType'],
      state?.history,
    ),
    offer: new FactTable(
      [
        'listingType',
        'year',
        'vehicleExchange',
        'homeServices',
        'certifiedProgram',
        'tier',
        'ribbon',
        'highlightType',
        'hasSpecialOffer',
      ],
      state?.offer,
    ),
    charges: new FactTable(['incentive', 'dealerFees'], state?.charges),
  };
}

export type FactTables = ReturnType<typeof createFactTables>;
export type FactName = 'specification' | 'exterior' | 'interior' | 'history' | 'offer' | 'charges';

/** Facts by number as JSON. */
export type FactTablesState = Readonly<Record<FactName, readonly string[]>>;

const factNames: readonly FactName[] = [
  'specification',
  'exterior',
  'interior',
  'history',
  'offer',
  'charges',
];

/** A record with one entry per table of facts. */
export function mapFacts<Value>(make: (name: FactName) => Value): Record<FactName, Value> {
  return Object.fromEntries(factNames.map((name) => [name, make(name)])) as Record<FactName, Value>;
}
