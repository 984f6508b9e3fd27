import { findModel } from '@forecourt/catalog/vehicles/catalog';
import { makes } from '@forecourt/catalog/vehicles/makes';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { KnownMake, KnownModel } from '@forecourt/web/reference/services';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { VersionMemory } from '../platform/version-memory.ts';
import { factsOf, yearsOf } from './catalog-facts.ts';
import type { ReferenceCall } from './reference-policies.ts';

interface Parts {
  readonly engine: SearchReader;
  /** What pages about models share, until a car changes. */
  readonly modelMemory: VersionMemory;
}

interface Asking {
  readonly calls: Calls<ReferenceCall>;
}

/** As many as fill two rows of a wide screen. */
const maxPopular = 10;

/** Every make of the catalogue, and the models of which the most cars are for sale. */
export async function findMakes(parts: Parts, { calls }: Asking) {
  const counts = await calls.attempt('model-counts', () => countCars(parts), null);
  const known = makes.map(({ code, models }): KnownMake => {
    const cars = counts && (counts.byMake.get(code) ?? 0);
    return { makeCode: code, models: models.length, cars };
  });
  const popular = [...(counts?.byModel ?? [])]
    .filter(([code]) => findModel(code) !== undefined)
    .sort(([a, cars], [b, others]) => others - cars || a.localeCompare(b))
    .slice(0, maxPopular)
    .map(([code, cars]) => describeModel(code, cars));
  return { makes: known, popular };
}

/** The models of a make in the catalogue's order. */
export async function findModelsOf(
  parts: Parts,
  { calls }: Asking,
  makeCode: string,
): Promise<KnownModel[]> {
  const counts = await calls.attempt('model-counts', () => countCars(parts), null);
  const models = makes.find(({ code }) => code === makeCode)?.models ?? [];
  return models.map(({ code }) => describeModel(code, counts && (counts.byModel.get(code) ?? 0)));
}

function describeModel(modelCode: string, cars: number | null): KnownModel {
  const years = yearsOf(modelCode);
  const [last = 0] = years;
  const { bodyStyle } = factsOf(modelCode, last, null);
  return { modelCode, years: [years.at(-1) ?? last, last], style: bodyStyle, cars };
}

/** All cars for sale by make and by model. */
function countCars({ engine, modelMemory }: Parts) {
  return modelMemory.once('cars of all models', async () => {
    const { facets } = await engine.search({
      filter: { values: {} },
      sort: 'relevance',
      offset: 0,
      limit: 0,
      facets: ['makeCode', 'modelCode'],
    });
    const none: ReadonlyMap<string, number> = new Map();
    return {
      byMake: facets.get('makeCode') ?? none,
      byModel: facets.get('modelCode') ?? none,
    };
  });
}
