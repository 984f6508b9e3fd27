import type {
  AskedModel,
  ModelReference,
  ModelYearNotes,
  PricedTrim,
} from '@forecourt/domain/reference/model-reference';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import { compareMileage } from '@forecourt/domain/vehicle/mileage-stats';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import type { VersionMemory } from '../platform/version-memory.ts';
import { yearsOf } from './catalog-facts.ts';
import { compareTrims, economyOf } from './compared-trims.ts';
import { crawlMileage, findMileage } from './crawl-mileage.ts';
import { crawlTrims, crawlYears } from './crawl-prices.ts';
import { findFairRange } from './fair-range.ts';
import { findSafetyAndRecalls, type SafetyAsking, type SafetyParts } from './find-safety.ts';
import { findModelInfo } from './model-info.ts';

export interface ReferenceParts extends SafetyParts {
  readonly engine: SearchReader;
  readonly reference: PlaceReference;
  /** What pages about a model share, until a car changes. */
  readonly modelMemory: VersionMemory;
}

interface Asking extends SafetyAsking {
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Miles around a ZIP that are near it. */
const nearMiles = 100;

const usedOf = (modelCode: string): SearchFilter => ({
  values: { listingType: ['USED'], modelCode: [modelCode] },
});

/** All that is known of a model, each part by a call of its own: one that fails is left out. */
export async function findModelReference(
  parts: ReferenceParts,
  asking: Asking,
  { modelCode, year, zip }: AskedModel,
): Promise<ModelReference> {
  const { calls, today } = asking;
  const soldYears = yearsOf(modelCode);
  const [years, mileage] = await Promise.all([
    calls.attempt('model-years', () => findYears(parts, modelCode), null),
    calls.attempt('mileage-stats', () => compareToAll(parts, modelCode, today), null),
  ]);
  const shown = year ?? busiestYear(years ?? []) ?? soldYears[0] ?? 0;
  const inCatalog = soldYears.includes(shown) && year !== null ? shown : (soldYears[0] ?? shown);
  const [trims, compared, safety] = await Promise.all([
    calls.attempt('trims', () => findTrims(parts, { modelCode, year: shown, zip }), null),
    calls.attempt('reference-vehicles', () => compareTrims(modelCode, inCatalog), null),
    calls.attempt(
      'model-info',
      () => findSafety(parts, asking, { modelCode, year: inCatalog }),
      null,
    ),
  ]);
  return {
    year: shown,
    soldYears,
    years,
    trims,
    mileage,
    compared: compared && { year: inCatalog, trims: compared },
    economy: { year: inCatalog, rows: economyOf(modelCode, inCatalog) },
    safety,
  };
}

async function findSafety(
  parts: ReferenceParts,
  asking: Asking,
  of: { readonly modelCode: string; readonly year: number },
) {
  const { modelCode, year } = of;
  const { known, recalls } = await findSafetyAndRecalls(parts, asking, of);
  const [info] = findModelInfo(modelCode, year, known);
  const source = known && { name: known.source, readOn: known.readOn };
  return info ? { year, info, source, recalls } : null;
}

/** The model year with the most used cars. */
function busiestYear(
  years: readonly { readonly value: string; readonly count: number }[],
): number | undefined {
  const [busiest] = years.toSorted((a, b) => b.count - a.count);
  return busiest && Number(busiest.value);
}

const findYears = ({ engine, modelMemory }: ReferenceParts, modelCode: string) =>
  modelMemory.once(`years of ${modelCode}`, () => crawlYears(engine, usedOf(modelCode)));

/** Asked twice: of the model, and of all cars. */
async function compareToAll(
  { engine, modelMemory }: ReferenceParts,
  modelCode: string,
  today: string,
) {
  const all = { values: { listingType: ['USED'] } };
  const [model, every] = await Promise.all([
    modelMemory.once(`mileage of ${modelCode}`, () => crawlMileage(engine, usedOf(modelCode))),
    modelMemory.once('mileage of all', () => findMileage(engine, all)),
  ]);
  const facetSearchFieldStats = { year: { facetStats: [] } };
  return compareMileage(model, { ...every, facetSearchFieldStats }, Number(today.slice(0, 4)));
}

async function findTrims(
  { engine, reference, modelMemory }: ReferenceParts,
  asked: { readonly modelCode: string; readonly year: number; readonly zip: string | null },
): Promise<PricedTrim[]> {
  const { modelCode, year, zip } = asked;
  const ofYear = { ...usedOf(modelCode), year: { min: year, max: year } };
  const place = zip === null ? undefined : reference.findZip(zip);
  const items = await modelMemory.once(`trims of ${modelCode} ${year}`, () =>
    crawlTrims(engine, ofYear),
  );
  const priced = items.map(async (item) => {
    if (!place) return { ...item, fair: null };
    const { latitude, longitude } = place;
    const near = { origin: { latitude, longitude }, radiusMiles: nearMiles };
    const values = { listingType: ['USED'], trimCode: [`${modelCode}|${item.value}`] };
    return { ...item, fair: await findFairRange(engine, { ...ofYear, ...near, values }) };
  });
  return Promise.all(priced);
}

/** What a car's own page tells of its model year. */
export async function findModelYearNotes(
  { engine, modelMemory }: ReferenceParts,
  { calls }: Asking,
  { modelCode, year }: { readonly modelCode: string; readonly year: number },
): Promise<ModelYearNotes> {
  const about = `${modelCode} ${year}`;
  const ofYear = { ...usedOf(modelCode), year: { min: year, max: year } };
  const prices = await calls.attempt(
    'model-years',
    () => modelMemory.once(`prices of ${about}`, () => crawlYears(engine, ofYear)),
    null,
  );
  return { prices: prices?.[0] ?? null };
}
