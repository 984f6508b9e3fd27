import type { ComparedCar } from '@forecourt/domain/compare/compared-car';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { Database } from '../platform/database/database.ts';
import { readListingsById } from '../vehicles/read-listings.ts';

interface Sources {
  readonly database: Database;
  readonly engine: SearchReader;
}

/** Some cars in the order of their ids as asked; those that there never were are left out. */
export async function findComparedCars(
  { database, engine }: Sources,
  ids: readonly number[],
): Promise<readonly ComparedCar[]> {
  const active = await Promise.all(ids.map((id) => findActive(engine, id)));
  const missing = ids.filter((_, place) => active[place] === null);
  const rows = missing.length === 0 ? [] : await readListingsById(database, missing);
  const gone = new Map(
    rows.map(({ id, data }) => [id, { status: 'gone', listing: data } as const]),
  );
  return ids.flatMap((id, place) => active[place] ?? gone.get(id) ?? []);
}

async function findActive(engine: SearchReader, id: number): Promise<ComparedCar | null> {
  const card = await engine.findById(id);
  const owner = card && (await engine.findOwner(card.ownerId));
  return card && owner ? { status: 'active', card, owner } : null;
}
