import { z } from 'zod';
import { leaseTaxes } from './lease/lease.ts';

/** Values of a table that are of another day than it, by their paths in it. */
const changedShape = {
  changed: z.array(z.strictObject({ path: z.string(), asOf: z.iso.date() })).optional(),
};

/** Where figures come from, and of which day they are: all of them are estimates. */
const datedShape = {
  asOf: z.iso.date('expected a day such as 2025-07-01'),
  source: z.string().min(1),
  ...changedShape,
};

const share = z.number().min(0).max(1);
const wholeDollars = z.number().min(0).max(100_000);

/** How one state taxes and registers cars. */
export const stateRulesSchema = z.strictObject({
  name: z.string().min(1),
  /** What the tax on a car is called there. */
  taxName: z.string().min(1).default('Sales tax'),
  /** The state's own share of the price, 0.0625 for 6.25 %. */
  taxRate: share,
  /** What counties and cities add on average, for ZIPs that are not in the table. */
  localRate: share.default(0),
  /** Local tax is charged on so many dollars at the most. */
  localTaxOn: wholeDollars.optional(),
  /** No car is taxed by more dollars than this. */
  maxTax: wholeDollars.optional(),
  /** Whether a trade-in lessens what is taxed: in full, not, for new cars only, or up to so many dollars. */
  tradeInCredit: z.union([z.enum(['full', 'none', 'new-cars']), wholeDollars]),
  /** Whether a car of a private seller is taxed. */
  privateSaleTaxed: z.boolean().default(true),
  leaseTax: z.enum(leaseTaxes).default('payments'),
  /** Whole dollars. */
  title: wholeDollars,
  /** Whole dollars for the first year of a car of usual weight and worth. */
  registration: wholeDollars,
  /** The most that a dealer may charge for documents, whole dollars; null without a limit. */
  docFeeCap: wholeDollars.nullable(),
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
    z.strictObject({ place: z.string().min(1), rate: share }),
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

const apr = z.number().min(0).max(60);

export const aprTableSchema = z.strictObject({
  source: z.string().min(1),
  ...changedShape,
  tiers: z
    .array(
      z.strictObject({
        code: z.enum(creditTiers),
        name: z.string().min(1),
        /** Credit scores, both included. */
        from: z.int().min(300).max(900),
        to: z.int().min(300).max(900),
        aprNew: apr,
        aprUsed: apr,
        asOf: z.iso.date(),
      }),
    )
    .length(creditTiers.length),
  /** Percent a year that a loan of so many months costs more or less than one of 60. */
  termPoints: z.record(z.string().regex(/^\d{2}$/, 'expected months'), z.number().min(-5).max(5)),
});

export const segments = ['car', 'suv', 'truck', 'van', 'sports', 'electric'] as const;
export type Segment = (typeof segments)[number];

/** Something for each segment. */
export function ofEachSegment<Value>(make: (segment: Segment) => Value): Record<Segment, Value> {
  return {
    ...{ car: make('car'), suv: make('suv'), truck: make('truck') },
    ...{ van: make('van'), sports: make('sports'), electric: make('electric') },
  };
}

const bySegment = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(ofEachSegment(() => value));

export const leaseTableSchema = z.strictObject({
  ...datedShape,
  /** Whole dollars, of the lessor. */
  acquisitionFee: wholeDollars,
  /** What is left after so many months at 12,000 miles a year, as a share of MSRP. */
  residuals: bySegment(z.strictObject({ 24: share, 36: share, 48: share })),
  /** By how much more or fewer miles a year change it. */
  milesPoints: z.strictObject({ 10000: z.number(), 12000: z.number(), 15000: z.number() }),
});

export const energyTableSchema = z.strictObject({
  ...datedShape,
  /** Dollars a gallon, and a kilowatt-hour at home, by state; `US` where the state is not known. */
  states: byState(z.strictObject({ gasoline: z.number(), electricity: z.number() })),
  /** Dollars by which a gallon of diesel is dearer. */
  dieselMore: z.number(),
  /** Dollars a kilowatt-hour at public chargers. */
  publicCharging: z.number(),
});

export const ownershipTableSchema = z.strictObject({
  ...datedShape,
  /** Dollars a year of full cover by state; `US` where it is not known. */
  insurance: byState(wholeDollars),
  insuranceFactor: bySegment(z.number().min(0.1).max(5)),
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
