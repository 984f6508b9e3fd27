import type { DealerDifferentiator } from '@forecourt/domain/listing/seller/dealer-differentiator';
import type { ListingType } from '@forecourt/domain/vehicle/codes';
import { sql } from 'drizzle-orm';
import type { MarketChange } from '../change-log/change-market.ts';
import { dealerDifferentiators } from './differentiator-tables.ts';

interface Said {
  readonly ownerId: number;
  readonly listingType: ListingType | 'ALL';
  readonly data: DealerDifferentiator;
}

/** Keeps what dealers say, in place of what they said before of the same cars. */
export async function writeDifferentiators(
  { transaction }: Pick<MarketChange, 'transaction'>,
  said: readonly Said[],
): Promise<void> {
  if (said.length === 0) return;
  const { ownerId, listingType } = dealerDifferentiators;
  await transaction
    .insert(dealerDifferentiators)
    .values([...said])
    .onConflictDoUpdate({ target: [ownerId, listingType], set: { data: sql`excluded.data` } });
}
