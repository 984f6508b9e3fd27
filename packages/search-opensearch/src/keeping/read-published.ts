import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { CarIndex } from '../car-index.ts';
import { KnownModels, type VehicleModel } from '../known-models.ts';
import { OwnerDirectory } from '../owner-directory.ts';
import type { IndexAdmin } from './index-admin.ts';
import type { IndexState } from './index-state.ts';
import type { WrittenIndex } from './write-changes.ts';

export interface EngineSurroundings {
  readonly owners: Iterable<Owner>;
  /** Models that may be chosen before a car of theirs was ever for sale. */
  readonly models: Iterable<VehicleModel>;
}

/** More than the models of the world. */
const maxModels = 20_000;

/** What an engine begins with. */
export interface EngineParts {
  readonly owners: OwnerDirectory;
  readonly models: KnownModels;
  readonly listings: number;
  readonly state: IndexState;
  readonly current: WrittenIndex;
}

/**
 * Of the index that is published: where it stands, how many cars it has and their models.
 *
 * @throws when nothing was published
 */
export async function readPublished(
  admin: IndexAdmin,
  { owners, models }: EngineSurroundings,
): Promise<EngineParts> {
  const name = await admin.current();
  const state = name && (await admin.states.find(name));
  if (!name || !state) throw new Error(`No index is published as ${admin.alias}.`);
  const known = new KnownModels(models);
  const aggs = { models: { terms: { field: 'model', size: maxModels } } };
  const [cars, market] = await Promise.all([
    new CarIndex(admin.cluster, name).searchOne({
      query: { match_all: {} },
      size: 0,
      track_total_hits: true,
      aggs,
    }),
    admin.states.findMarket(name),
  ]);
  known.learn(cars.aggregations.models?.buckets?.map(({ key }) => String(key)) ?? []);
  return {
    owners: new OwnerDirectory(owners),
    models: known,
    listings: cars.total,
    state,
    current: { name, today: state.today, market },
  };
}
