import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { unknownOwner } from '@forecourt/vehicle-rules/unknown-owner';
import { toUnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import { toCarDocument } from '../car-document.ts';
import type { IndexAdmin } from './index-admin.ts';
import type { IndexState } from './index-state.ts';
import { IndexWriter } from './index-writer.ts';
import { MarketBuilder } from './market-estimates.ts';

/** The cars of a database as of one moment. */
export interface IndexSource extends Pick<IndexState, 'position' | 'fingerprint' | 'today'> {
  readonly findOwner: (id: number) => Owner | undefined;
  /** Goes over all cars in any order. Called twice, and the cars are the same both times. */
  readonly visit: (take: (listings: readonly Listing[]) => Promise<void>) => Promise<void>;
  readonly onProgress?: (cars: number) => void;
}

/**
 * Makes an index of all cars, rated against one another. Nobody searches it before it is published.
 *
 * @returns its name
 * @throws when a listing names an unknown owner
 */
export async function buildIndex(admin: IndexAdmin, source: IndexSource): Promise<string> {
  const { position, fingerprint, today } = source;
  const builder = new MarketBuilder();
  await source.visit(async (listings) => {
    for (const listing of listings) builder.add(toUnratedCard(listing));
  });
  const market = builder.build();
  const index = await admin.create();
  const writer = new IndexWriter(admin.cluster, index);
  let cars = 0;
  await source.visit(async (listings) => {
    for (const listing of listings) {
      const owner = source.findOwner(listing.ownerId);
      if (!owner) throw unknownOwner(listing);
      const unrated = toUnratedCard(listing);
      const card = { ...unrated, deal: market.rate(unrated) };
      await writer.add({
        kind: 'put',
        document: toCarDocument(card, owner, today),
        version: position,
      });
    }
    cars += listings.length;
    source.onProgress?.(cars);
  });
  await writer.flush();
  await admin.settle(index, cars);
  await admin.states.putMarket(index, market);
  const { shards } = admin.layout;
  await admin.states.put(index, { position, fingerprint, today, rated: position, shards });
  return index;
}
