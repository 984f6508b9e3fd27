import { and, eq } from 'drizzle-orm';
import type { MarketChange } from '../change-log/change-market.ts';
import { dealerDifferentiators } from './differentiator-tables.ts';

/** Has a dealer say nothing of all its cars any more; what it says of those of one kind stays. */
export async function removeDifferentiator(
  { transaction }: Pick<MarketChange, 'transaction'>,
  ownerId: number,
): Promise<void> {
  await transaction
    .delete(dealerDifferentiators)
    .where(
      and(eq(dealerDifferentiators.ownerId, ownerId), eq(dealerDifferentiators.listingType, 'ALL')),
    );
}
