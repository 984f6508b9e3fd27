import { changeMarket } from '../../change-log/change-market.ts';
import type { Database } from '../../platform/database/database.ts';
import { takeOffMarket } from '../../vehicles/write-listings.ts';
import type { HeldDealer } from '../apply-dealers.ts';
import { lockDealers } from '../dealer-locks.ts';
import { isTooMuch } from '../plan-dealer-stock.ts';
import type { Spool } from '../spool.ts';
import { isPrivateCode, type PrivateCar, readStockOfSource } from './private-sellers.ts';

/** What a file means for the private sellers of its source, who count as one dealer: each has one car. */
export interface PrivatePlan {
  /** Cars that the file does not name any more. */
  readonly gone: readonly PrivateCar[];
  /** Too many are gone at once: no private seller of the file may be changed. */
  readonly held: HeldDealer | null;
}

interface OfFile {
  readonly source: string;
  readonly allowRemoval: boolean;
  /** The one dealer whose cars the file lists; it says nothing of anybody else then. */
  readonly dealer?: unknown;
  readonly onlyDealer?: string;
}

/** Compares the private sellers whom a source brought with those whom its file names. */
export async function planPrivateSellers(
  database: Database,
  spool: Spool,
  { source, allowRemoval, dealer, onlyDealer }: OfFile,
): Promise<PrivatePlan> {
  const isOfDealer =
    dealer !== undefined || (onlyDealer !== undefined && !isPrivateCode(onlyDealer));
  if (isOfDealer) return { gone: [], held: null };
  const stock = await readStockOfSource(database, source);
  const gone = stock.filter(({ dealerCode, vin }) => !spool.names(dealerCode, vin));
  const [first] = gone;
  if (!first || allowRemoval || !isTooMuch(gone.length, stock.length)) return { gone, held: null };
  const counts = { stock: stock.length, removals: gone.length };
  // A decision is about an owner: one of them stands for all.
  return { gone: [], held: { ownerId: first.ownerId, name: 'Private sellers', ...counts } };
}

/**
 * Takes cars of private sellers off the market, unless another source has named them meanwhile.
 *
 * @returns how many
 */
export async function removePrivateCars(
  database: Database,
  source: string,
  cars: readonly PrivateCar[],
): Promise<number> {
  let removed = 0;
  await changeMarket(database, async (change) => {
    await lockDealers(
      change.transaction,
      cars.map(({ dealerCode }) => dealerCode),
    );
    const ownerIds = cars.map(({ ownerId }) => ownerId);
    const still = await readStockOfSource(change.transaction, source, ownerIds);
    await takeOffMarket(
      change,
      still.map(({ id }) => id),
    );
    removed = still.length;
  });
  return removed;
}
