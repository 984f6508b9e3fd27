import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { ListingType } from '@forecourt/domain/vehicle/codes';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { dealerDifferentiators } from './differentiator-tables.ts';
import { parseDealerHtml } from './parse-dealer-html.ts';

/**
 * What a dealer says sets it apart, cleaned: of cars of that kind, else of all its cars, else its one
 * line. Null when it says nothing, or is no dealer with cars for sale.
 */
export async function findDifferentiator(
  { database, engine }: { readonly database: Database; readonly engine: SearchReader },
  ownerId: number,
  listingType: ListingType | null,
): Promise<DealerDifference | null> {
  const owner = await engine.findOwner(ownerId);
  if (owner === undefined || owner.privateSeller) return null;
  const kinds = [...(listingType === null ? [] : [listingType]), 'ALL' as const];
  const rows = await database
    .select({ kind: dealerDifferentiators.listingType, data: dealerDifferentiators.data })
    .from(dealerDifferentiators)
    .where(
      and(
        eq(dealerDifferentiators.ownerId, ownerId),
        inArray(dealerDifferentiators.listingType, kinds),
      ),
    );
  const said = kinds.flatMap((kind) => rows.filter((row) => row.kind === kind))[0]?.data;
  if (said === undefined && owner.tagline === null) return null;
  return {
    ownerId,
    name: owner.name,
    tagline: owner.tagline,
    cta: said?.cta ?? null,
    content: parseDealerHtml(said?.htmlContent ?? ''),
    logo: said?.logo ?? null,
  };
}
