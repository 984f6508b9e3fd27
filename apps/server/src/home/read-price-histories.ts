import type { PriceEvent } from '@forecourt/domain/listing/listing';
import type { Reads } from '../platform/database/reads.ts';
import { readListingsById } from '../vehicles/read-listings.ts';

/** What cars were asked for since they were listed, by their ids. */
export async function readPriceHistories(
  reads: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PriceEvent[]>> {
  const rows = await reads.read((database) => readListingsById(database, ids));
  return new Map(rows.map(({ id, data }) => [id, data.priceHistory]));
}
