import { sql } from 'drizzle-orm';
import { readOwnersByCode } from '../../dealers/read-owners.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AppliedDealer } from '../apply-dealers.ts';
import type { Spool } from '../spool.ts';

/** What an import did of one dealer, with the rows that name it. */
export interface DealerTally extends Omit<AppliedDealer, 'ownerId'> {
  readonly rows: number;
  /** Among the rows. */
  readonly refused: number;
}

/**
 * What an import did of each dealer.
 *
 * @param applied those whose cars were compared with the market
 * @param refused how many rows were refused, by the code of their dealer
 * @param onlyDealer the one of whom alone something is told
 */
export function tallyDealers(
  applied: readonly AppliedDealer[],
  refused: ReadonlyMap<string, number>,
  spool: Pick<Spool, 'countRows'>,
  onlyDealer?: string,
): DealerTally[] {
  const known = new Set(applied.map(({ dealerCode }) => dealerCode));
  const none = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  // Of a dealer that is new here, and whose rows were all refused, nothing was compared.
  const others = [...refused.keys()].filter((code) => !known.has(code));
  return [...applied, ...others.map((dealerCode) => ({ dealerCode, ...none }))]
    .filter(({ dealerCode }) => onlyDealer === undefined || dealerCode === onlyDealer)
    .map(({ dealerCode, added, changed, unchanged, removed }) => {
      const badRows = refused.get(dealerCode) ?? 0;
      const rows = spool.countRows(dealerCode) + badRows;
      return { dealerCode, rows, refused: badRows, added, changed, unchanged, removed };
    });
}

/** Dealers of one statement. */
const maxAtOnce = 1000;

/** Keeps what an import did of each dealer that is known here. */
export async function recordRunDealers(
  transaction: Database,
  runId: string,
  tallies: readonly DealerTally[],
): Promise<void> {
  for (let start = 0; start < tallies.length; start += maxAtOnce) {
    const part = tallies.slice(start, start + maxAtOnce);
    const owners = await readOwnersByCode(
      transaction,
      part.map(({ dealerCode }) => dealerCode),
    );
    const rows = part.flatMap(({ dealerCode, ...tally }) => {
      const owner = owners.get(dealerCode);
      return owner && !owner.privateSeller ? [{ ...tally, owner: owner.id }] : [];
    });
    await transaction.execute(sql`
      insert into feed_run_dealers (run_id, owner_id, rows, refused, added, changed, unchanged, removed)
      select ${runId}::uuid, owner, rows, refused, added, changed, unchanged, removed
      from json_to_recordset(${JSON.stringify(rows)}::json) as tally(owner bigint, rows int,
        refused int, added int, changed int, unchanged int, removed int)`);
  }
}
