import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { MapArea, OwnerCars, SearchFilter } from '@forecourt/domain/search/search-engine';
import type { CarIndex } from './car-index.ts';
import { allOf, termsOf } from './clause.ts';
import type { Bucket } from './counts.ts';
import { clausesWithout, planFilter, type Surroundings } from './filter-plan.ts';

/** Owners counted by one search: a cluster refuses answers of more than 65,535 counts. */
const ownersAtOnce = 10_000;

/** Owners in an area with cars that match, by id. */
export async function findOwnersIn(
  { index, surroundings }: { readonly index: CarIndex; readonly surroundings: Surroundings },
  filter: SearchFilter,
  area: MapArea,
): Promise<OwnerCars[]> {
  const plan = planFilter(filter, surroundings);
  const admitted = plan.owners && new Set(plan.owners);
  const owners = surroundings.owners
    .inArea(area)
    .filter(({ id }) => admitted === null || admitted.has(id));
  const chunks = Array.from({ length: Math.ceil(owners.length / ownersAtOnce) }, (_, chunk) =>
    owners.slice(chunk * ownersAtOnce, (chunk + 1) * ownersAtOnce),
  );
  const answers = await index.search(
    chunks.map((chunk) => ({
      query: allOf([
        ...clausesWithout(plan, null),
        termsOf(
          'ownerId',
          chunk.map(({ id }) => id),
        ),
      ]),
      size: 0,
      track_total_hits: false,
      aggs: {
        owners: {
          terms: { field: 'ownerId', size: chunk.length },
          aggs: { prices: { stats: { field: 'price' } } },
        },
      },
    })),
  );
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  return answers
    .flatMap(({ aggregations }) => aggregations.owners?.buckets ?? [])
    .flatMap((bucket) => toOwnerCars(byId.get(Number(bucket.key)), bucket))
    .sort((a, b) => a.owner.id - b.owner.id);
}

function toOwnerCars(owner: Owner | undefined, { doc_count: cars, prices }: Bucket): OwnerCars[] {
  if (!owner || cars === 0) return [];
  const { min = null, max = null } = prices ?? {};
  return [{ owner, cars, prices: min === null || max === null ? null : { min, max } }];
}
