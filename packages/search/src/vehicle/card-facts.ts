import type { UnratedCard } from './unrated-card.ts';

/**
 * What cards say of more than one car, stored once: the cars of a trim share their specification,
 * many share their colours. A row holds the number of its facts.
 */
class FactTable<Field extends keyof UnratedCard> {
  readonly #fields: readonly Field[];
  readonly #ids = new Map<string, number>();
  readonly #facts: Pick<UnratedCard, Field>[] = [];

  constructor(fields: readonly Field[]) {
    this.#fields = fields;
  }

  get size(): number {
    return this.#facts.length;
  }

  idOf(card: UnratedCard): number {
    const key = JSON.stringify(this.#fields.map((field) => card[field]));
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const facts = Object.fromEntries(this.#fields.map((field) => [field, card[field]]));
    this.#facts.push(facts as Pick<UnratedCard, Field>);
    this.#ids.set(key, this.#facts.length - 1);
    return this.#facts.length - 1;
  }

  get(id: number): Pick<UnratedCard, Field> {
    const facts = this.#facts[id];
    if (!facts) throw new Error(`There are no facts ${id}.`);
    return facts;
  }
}

export function createFactTables() {
  return {
    specification: new FactTable([
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
    ]),
    exterior: new FactTable(['extColorSimple', 'extColorName']),
    interior: new FactTable(['intColorSimple', 'intColorName']),
    history: new FactTable([
      'vehicleHistoryTypes',
      'accidentCount',
      'ownerCount',
      'vehicleUseType',
    ]),
    offer: new FactTable([
      'listingType',
      'year',
      'vehicleExchange',
      'homeServices',
      'certifiedProgram',
      'tier',
      'ribbon',
      'highlightType',
      'hasSpecialOffer',
    ]),
    charges: new FactTable(['incentive', 'dealerFees']),
  };
}

export type FactTables = ReturnType<typeof createFactTables>;
export type FactName = keyof FactTables;

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
