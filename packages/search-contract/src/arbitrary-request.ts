import { ofEachSegment } from '@forecourt/domain/money/finance-tables';
import type { CostCurve, CostRules, OwnershipRules } from '@forecourt/domain/search/cost-rules';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroup,
  filterGroupKeys,
} from '@forecourt/domain/search/filter-groups';
import type {
  NumberRange,
  SearchFilter,
  SearchRequest,
} from '@forecourt/domain/search/search-engine';
import { codesOf, listingTiers, mileageRanges, sortOptions } from '@forecourt/domain/vehicle/codes';
import fc from 'fast-check';
import {
  cities,
  listingIds,
  markets,
  models,
  placeArbitrary,
  trims,
  vinOf,
} from './arbitrary-inventory.ts';

/** All cars of the inventory with all that can be asked about them. */
export const everything: SearchRequest = {
  filter: { values: {} },
  sort: 'relevance',
  offset: 0,
  limit: 50,
  facets: filterGroupKeys,
  histograms: true,
  stats: true,
};

const unique = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];

const vehicleOptions: Partial<Record<FilterGroupKey, readonly string[]>> = {
  makeCode: unique(models.map(({ makeCode }) => makeCode)),
  seriesCode: unique(models.map(({ seriesCode }) => seriesCode)),
  modelCode: models.map(({ code }) => code),
  trimCode: models.flatMap(({ code }) => [...trims, 'Unheard'].map((trim) => `${code}|${trim}`)),
  packages: ['TOW_PACKAGE', 'COLD_WEATHER', 'TECH_PKG', 'UNHEARD'],
  mileage: [...mileageRanges.map(({ code }) => code), '5000', '45000', '0'],
};

/** One or a few chosen codes of a group. */
function choiceOf(group: FilterGroupKey): fc.Arbitrary<FilterValues> {
  const options =
    vehicleOptions[group] ?? filterGroup(group).options?.map(({ code }) => code) ?? [];
  const most = group === 'featureCode' ? 3 : Math.min(options.length, 6);
  return fc
    .subarray([...options], { minLength: 1, maxLength: most })
    .map((codes) => ({ [group]: codes.sort() }));
}

const treeChoice = fc
  .subarray(['makeCode', 'seriesCode', 'modelCode', 'trimCode'] as const, { minLength: 1 })
  .chain((groups) => fc.tuple(...groups.map(choiceOf)))
  .map((choices): FilterValues => Object.assign({}, ...choices));

const valuesArbitrary: fc.Arbitrary<FilterValues> = fc
  .tuple(
    fc.option(treeChoice, { nil: {} }),
    fc.array(fc.constantFrom(...filterGroupKeys).chain(choiceOf), { maxLength: 3 }),
  )
  .map(([tree, choices]) => Object.assign({}, tree, ...choices));

const rangeOf = (values: fc.Arbitrary<number>): fc.Arbitrary<NumberRange> =>
  fc.record({ min: values, max: values }, { requiredKeys: [] });

const radii = fc.constantFrom(0, 10, 50, 500, 5000, 12_437, 20_000);

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>, freq = 3) =>
  fc.oneof({ weight: freq, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** A curve of two pieces: what is below the first dollar that costs anything costs nothing. */
const curveArbitrary: fc.Arbitrary<CostCurve> = fc
  .tuple(fc.nat(40_000), fc.nat(50), fc.nat(5000))
  .map(([from, percent, value]) => [
    { from: 0, value: 0, slope: 0 },
    { from, value, slope: percent / 64 },
  ]);

const curvesArbitrary = fc.record({
  private: curveArbitrary,
  new: curveArbitrary,
  used: curveArbitrary,
});

/** Shares and prices of which sums are exact, however they are added. */
const ownershipArbitrary: fc.Arbitrary<OwnershipRules> = fc.record({
  year: fc.integer({ min: 2019, max: 2026 }),
  bySegment: fc
    .array(fc.record({ kept: fc.nat(48).map((part) => part / 64), spent: fc.nat(9000) }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((ages) => ofEachSegment((segment) => (segment === 'suv' ? ages.toReversed() : ages))),
  interest: curvesArbitrary,
  energy: fc.record({ gasoline: fc.nat(9000), diesel: fc.nat(9000), electric: fc.nat(900) }),
});

const costsArbitrary: fc.Arbitrary<CostRules> = fc
  .record({
    curves: curvesArbitrary,
    withFees: fc.boolean(),
    ownership: fc.option(ownershipArbitrary, { nil: undefined }),
  })
  .map(({ ownership, ...costs }) => ({ ...costs, ...(ownership && { ownership }) }));

const filterArbitrary: fc.Arbitrary<SearchFilter> = fc
  .record({
    values: valuesArbitrary,
    year: rarely(rangeOf(fc.integer({ min: 2016, max: 2023 }))),
    price: rarely(rangeOf(fc.integer({ min: 0, max: 70_000 }))),
    newPrice: rarely(rangeOf(fc.integer({ min: 0, max: 70_000 }))),
    costs: rarely(costsArbitrary, 1),
    origin: fc.option(placeArbitrary, { nil: undefined }),
    radiusMiles: rarely(radii, 1),
    state: rarely(fc.constantFrom('TX', 'CO', 'NY')),
    city: rarely(fc.constantFrom(...cities, 'denver', 'Nowhere'), 5),
    dmaCode: rarely(fc.constantFrom(...markets, '999'), 5),
    deliveredToDma: rarely(fc.constantFrom(...markets, '999')),
    isDeliveredOnly: rarely(fc.boolean()),
    ownerId: rarely(fc.integer({ min: 1, max: 9 }), 6),
    tiers: rarely(fc.subarray(codesOf(listingTiers)), 4),
    vins: rarely(fc.array(fc.oneof(listingIds, fc.constant(99)).map(vinOf)), 7),
    excludedIds: rarely(fc.array(listingIds, { maxLength: 6 })),
    today: rarely(fc.constantFrom('2025-12-31', '2026-01-21', '2026-06-01')),
  })
  .map(
    (filter) =>
      Object.fromEntries(
        Object.entries(filter).filter(([, value]) => value !== undefined),
      ) as unknown as SearchFilter,
  );

export const requestArbitrary: fc.Arbitrary<SearchRequest> = fc.record({
  filter: filterArbitrary,
  sort: fc.constantFrom(...codesOf(sortOptions)),
  offset: fc.nat({ max: 12 }),
  limit: fc.nat({ max: 50 }),
  facets: fc.oneof(fc.constant(filterGroupKeys), fc.subarray(filterGroupKeys)),
  histograms: fc.boolean(),
  stats: fc.boolean(),
});
