import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { sql } from 'drizzle-orm';
import { isIn } from '../../platform/database/conditions.ts';
import { rowsOf } from '../../platform/database/database.ts';
import type { MarketParts } from '../../request/parts.ts';
import type { LeadConfig } from '../lead-settings.ts';

type Parts = Pick<MarketParts, 'reads' | 'logger'> & {
  readonly config: Pick<LeadConfig, 'leadsTo'>;
};

type Seller = Pick<Owner, 'id' | 'hideEmailForm'>;

/** Whether a seller wants messages, and somebody gets them. @param sentTo an address; null for nobody's */
export const takesMessages = (
  { hideEmailForm }: Pick<Owner, 'hideEmailForm'>,
  sentTo: string | null,
): boolean => !hideEmailForm && sentTo !== null;

/**
 * Those of some sellers who take messages, by id. Nothing is read where the operator has an address for all; while
 * the database is away, all who want messages are taken to have one.
 */
export async function findMessageTakers(
  { reads, logger, config }: Parts,
  sellers: readonly Seller[],
): Promise<ReadonlySet<number>> {
  const wanting = sellers.filter((seller) => takesMessages(seller, '')).map(({ id }) => id);
  if (config.leadsTo !== undefined || wanting.length === 0) return new Set(wanting);
  try {
    const rows = await reads.read((from) =>
      rowsOf<{ readonly id: number }>(
        from,
        sql`select id::int as id from owners where lead_email is not null
            and ${isIn(sql`id`, wanting)}`,
      ),
    );
    return new Set(rows.map(({ id }) => id));
  } catch (error) {
    logger.error(error);
    return new Set(wanting);
  }
}
