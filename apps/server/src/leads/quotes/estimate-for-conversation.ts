import type { LeadVehicle } from '@forecourt/domain/lead/conversation';
import type { Cents } from '@forecourt/domain/money/cents';
import type { Deal } from '@forecourt/domain/money/deal';
import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import { estimateQuote } from '@forecourt/domain/money/quote/estimate-quote';
import type { DraftEstimate } from '@forecourt/domain/money/quote/follow-tax';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import type { MarketParts } from '../../request/parts.ts';
import { findCarToAsk } from '../asked-car/find-car-to-ask.ts';

/** What our own sums for a conversation follow from. */
export type EstimateParts = Pick<MarketParts, 'database' | 'engine' | 'reference'> & {
  readonly financeTables: Pick<FinanceTables, 'states'>;
};

interface AskedRow {
  readonly vehicle: LeadVehicle;
  readonly zip: string | null;
  readonly deal: Deal | null;
}

/**
 * Our own lines for the car of a conversation, as it is for sale now: registered where the shopper told the seller to
 * live, with the trade-in that the shopper told of, else the one that the seller quotes.
 *
 * @param token the seller's
 * @returns null where we have none
 */
export async function estimateForConversation(
  { database, engine, reference, financeTables }: EstimateParts,
  token: string,
  quotedTradeIn: Cents = 0,
): Promise<DraftEstimate | null> {
  const [asked] = await rowsOf<AskedRow>(
    database,
    sql`select vehicle, zip, deal from conversations join leads on leads.id = lead_id
        where seller_token = ${token}`,
  );
  const found = asked && (await findCarToAsk(engine, asked.vehicle.listingId));
  if (!asked || !found) return null;
  const { zip, deal } = asked;
  return estimateQuote(found.card, found.owner, {
    tables: financeTables,
    registered: (zip === null ? undefined : reference.findZip(zip)) ?? null,
    tradeIn: deal?.tradeValue || quotedTradeIn,
  });
}
