import { z } from 'zod';
import { leaseTaxes } from './lease/lease.ts';

/** What operators type stands in the tables too, so each value tells them what it can be. */
const between = (least: number, most: number, expected: string) =>
  z.number(expected).min(least, expected).max(most, expected);

const text = z.string('expected a text').min(1, 'expected a text');
const share = between(0, 1, 'expected a share from 0 to 1, such as 0.0625 for 6.25 %');
const wholeDollars = between(0, 100_000, 'expected dollars from 0 to 100,000');
const feeCap = between(0, 100_000, 'expected dollars from 0 to 100,000, or null for no limit');
const energyPrice = between(0, 100, 'expected dollars from 0 to 100, such as 3.25');
const difference = between(-100, 100, 'expected dollars from -100 to 100, such as 0.6');

/** Values of a table that are of another day than it, by their paths in it. */
const changedShape = {
  changed: z.array(z.strictObject({ path: z.string(), asOf: z.iso.date() })).optional(),
};

/** Where figures come from, and of which day they are: all of them are estimates. */
const datedShape = {
  asOf: z.iso.date('expected a day such as 2025-07-01'),
  source: text,
  ...changedShape,
};

/** How one state taxes and registers cars. */
export const stateRulesSchema = z.strictObject({
  name: text,
  /** What the tax on a car is called there. */
  taxName: text.default('Sales tax'),
  /** The state's own share of the price, 0.0625 for 6.25 %. */
  taxRate: share,
  /** What counties and cities add on average, for ZIPs that are not in the table. */
  localRate: share.default(0),
  /** Local tax is charged on so many dollars at the most. */
  localTaxOn: wholeDollars.optional(),
  /** No car is taxed by more dollars than this. */
  maxTax: wholeDollars.optional(),
  /** Whether a trade-in lessens what is taxed: in full, not, for new cars only, or up to so many dollars. */
  tradeInCredit: z.union(
    [z.enum(['full', 'none', 'new-cars']), wholeDollars],
    'expected full, none or new-cars, or the dollars up to which a trade-in counts',
  ),
  /** Whether a car of a private seller is taxed. */
  privateSaleTaxed: z.boolean('expected true or false').default(true),
  leaseTax: z.enum(leaseTaxes, 'expected payments, signing or price').default('payments'),
  /** Whole dollars. */
  title: wholeDollars,
  /** Whole dollars for the first year of a car of usual weight and worth. */
  registration: wholeDollars,
  /** The most that a dealer may charge for documents, whole dollars; null without a limit. */
  docFeeCap: feeCap.nullable(),
});
export type StateRules = z.infer<typeof stateRulesSchema>;

/** Two letters of a state, or the five digits of a ZIP's first part. */
const byState = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string().regex(/^[A-Z]{2}$/, 'expected the two letters of a state'), value);

export const stateTableSchema = z.strictObject({
  ...datedShape,
  states: byState(stateRulesSchema),
  /** The whole rate where it is known by the first three digits of the ZIP. */
  zipRates: z.record(
    z.string().regex(/^\d{3}$/, 'expected the first three digits of a ZIP'),
    z.strictObject({ place: text, rate: share }),
  ),
});

export const creditTiers = [
  'super-prime',
  'prime',
  'near-prime',
  'subprime',
  'deep-subprime',
] as const;
export type CreditTier = (typeof creditTiers)[number];

const apr = between(0, 60, 'expected percent a year from 0 to 60, such as 7.4');
const scoreWords = 'expected a credit score from 300 to 900';
const score = between(300, 900, scoreWords).int(scoreWords);

export const aprTableSchema = z.strictObject({
  source: text,
  ...changedShape,
  tiers: z
    .array(
      z.strictObject({
        code: z.enum(creditTiers),
        name: text,
        /** Credit scores, both included. */
        from: score,
        to: score,
        aprNew: apr,
        aprUsed: apr,
        asOf: z.iso.date(),
      }),
    )
    .length(creditTiers.length),
  /** Percent a year that a loan of so many months costs more or less than one of 60. */
  termPoints: z.record(
    z.string().regex(/^\d{2}$/, 'expected months'),
    between(-5, 5, 'expected percentage points from -5 to 5'),
  ),
});

export const segments = ['car', 'suv', 'truck', 'van', 'sports', 'electric'] as const;
export type Segment = (typeof segments)[number];

/** Something for each segment. */
export function ofEachSegment<Value>(make: (segment: Segment) => Value): Record<Segment, Value> {
  return {
    car: make('car'),
    suv: make('suv'),
    truck: make('truck'),
    van: make('van'),
    sports: make('sports'),
    electric: make('electric'),
  };
}

const bySegment = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(ofEachSegment(() => value));

const points = z.number('expected a number');

export const leaseTableSchema = z.strictObject({
  ...datedShape,
  /** Whole dollars, of the lessor. */
  acquisitionFee: wholeDollars,
  /** What is left after so many months at 12,000 miles a year, as a share of MSRP. */
  residuals: bySegment(z.strictObject({ 24: share, 36: share, 48: share })),
  /** By how much more or fewer miles a year change it. */
  milesPoints: z.strictObject({ 10000: points, 12000: points, 15000: points }),
});

export const energyTableSchema = z.strictObject({
  ...datedShape,
  /** Dollars a gallon, and a kilowatt-hour at home, by state; `US` where the state is not known. */
  states: byState(z.strictObject({ gasoline: energyPrice, electricity: energyPrice })),
  /** Dollars by which a gallon of diesel is dearer. */
  dieselMore: difference,
  /** Dollars a kilowatt-hour at public chargers. */
  publicCharging: energyPrice,
});

export const ownershipTableSchema = z.strictObject({
  ...datedShape,
  /** Dollars a year of full cover by state; `US` where it is not known. */
  insurance: byState(wholeDollars),
  insuranceFactor: bySegment(between(0.1, 5, 'expected a factor from 0.1 to 5')),
  /** Dollars a year by age of the car in years, the last for all that are older. */
  maintenance: bySegment(z.array(wholeDollars).min(1)),
  repairs: bySegment(z.array(wholeDollars).min(1)),
  /** What a car keeps of its worth in a year by its age at the beginning, the last for all older. */
  keptAYear: bySegment(z.array(share).min(1)),
});

/** Everything that estimates stand on beside the car and the shopper. */
export const financeTablesSchema = z.strictObject({
  states: stateTableSchema,
  apr: aprTableSchema,
  lease: leaseTableSchema,
  energy: energyTableSchema,
  ownership: ownershipTableSchema,
});
export type FinanceTables = z.infer<typeof financeTablesSchema>;

/** Where a car is registered, as far as taxes and fees go. */
export interface TaxPlace {
  /** Two letters. */
  readonly state: string;
  readonly rules: StateRules;
  /** The whole rate of the place; null where the state's average stands in. */
  readonly known: { readonly place: string; readonly rate: number } | null;
}

/** The rules of a ZIP in a state; null for a state that the table does not have. */
export function findTaxPlace(
  { states: table }: Pick<FinanceTables, 'states'>,
  { state, zip }: { readonly state: string; readonly zip: string },
): TaxPlace | null {
  const rules = table.states[state];
  if (rules === undefined) return null;
  return { state, rules, known: table.zipRates[zip.slice(0, 3)] ?? null };
}

/** The average rate of a tier, for new or used cars over some months: percent a year, never below 0. */
export function aprOf(
  table: FinanceTables['apr'],
  tier: CreditTier,
  { isNew, months }: { readonly isNew: boolean; readonly months: number },
): number {
  const row = table.tiers.find(({ code }) => code === tier);
  if (row === undefined) throw new Error(`The table of rates has no tier “${tier}”.`);
  const points = table.termPoints[String(months)] ?? 0;
  const rate = (isNew ? row.aprNew : row.aprUsed) + points;
  return Math.max(0, Math.round(rate * 100) / 100);
}
