import type { Database } from '../platform/database/database.ts';
import { requireDiskSpace } from '../platform/disk-space.ts';
import { type Applied, applyDealers } from './apply-dealers.ts';
import { partIntoLanes } from './dealer-locks.ts';
import type { ImportOptions, OnImportProgress } from './import-options.ts';
import { ImportCancelled, ImportStopped } from './import-stopped.ts';
import { isPrivateCode, type PrivateCar } from './private/private-sellers.ts';
import { planPrivateSellers, removePrivateCars } from './private/remove-private-cars.ts';
import type { Spool, SpooledStock } from './spool.ts';

/** Cars written in one transaction; a dealer is never split. */
const carsPerTransaction = 1500;

/** Transactions at once, each of dealers of its own: a database server writes two while the next is prepared here. */
const concurrentTransactions = 3;

const nothing: Applied = {
  added: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  newOwners: 0,
  held: [],
  dealers: [],
};

/**
 * Applies dealer after dealer in batches, several batches at once: dealers are independent of each other.
 * Private sellers whom the file does not name any more leave the market behind them.
 * A batch that fails ends the import: those that are being written are waited for, no other is begun.
 *
 * @throws ImportStopped
 */
export async function applySpool(
  database: Database,
  spool: Spool,
  options: ImportOptions & { readonly source: string },
  onProgress: OnImportProgress,
): Promise<Applied> {
  let total = nothing;
  let done = 0;
  let failure: { readonly cause: unknown } | null = null;
  const fail = (cause: unknown) => {
    failure ??= { cause };
  };

  async function requireGoingOn(): Promise<void> {
    await (options.requireSpace ?? requireDiskSpace)(options.workFolder);
    if (options.signal?.aborted) throw new ImportCancelled();
  }

  async function apply({ stock, cars }: Batch): Promise<void> {
    await requireGoingOn();
    const applied = await applyDealers(database, stock, options);
    total = plus(total, applied);
    done += cars;
    onProgress('applying', done, spool.size);
  }

  async function applyLane(lane: readonly string[]): Promise<void> {
    for (const batch of batches(spool, lane)) {
      if (failure) return;
      await apply(batch);
    }
  }

  async function sell(cars: readonly PrivateCar[]): Promise<void> {
    for (let start = 0; start < cars.length; start += carsPerTransaction) {
      await requireGoingOn();
      const part = cars.slice(start, start + carsPerTransaction);
      const removed = options.dryRun
        ? part.length
        : await removePrivateCars(database, options.source, part);
      total = plus(total, { ...nothing, removed });
    }
  }

  async function applyAll(): Promise<void> {
    const { gone, held } = await planPrivateSellers(database, spool, options);
    const codes = codesOf(spool, options).filter((code) => !held || !isPrivateCode(code));
    const lanes = await partIntoLanes(database, codes, concurrentTransactions);
    await Promise.all(lanes.map((lane) => applyLane(lane).catch(fail)));
    if (held) total = plus(total, { ...nothing, held: [held] });
    if (!failure) await sell(gone);
  }

  await applyAll().catch(fail);
  if (failure)
    throw new ImportStopped((failure as { cause: unknown }).cause, total, done, spool.size);
  return total;
}

/** Whose stock is applied; the private sellers of a file are one. */
function codesOf(spool: Spool, { onlyDealer }: ImportOptions): string[] {
  if (onlyDealer === undefined) return [...spool.dealerCodes];
  return isPrivateCode(onlyDealer) ? [...spool.dealerCodes].filter(isPrivateCode) : [onlyDealer];
}

interface Batch {
  readonly stock: ReadonlyMap<string, SpooledStock>;
  readonly cars: number;
}

/**
 * A dealer whose cars all stand at a later one has none any more; the car of a private seller of whom that
 * holds leaves the market.
 */
function* batches(spool: Spool, dealerCodes: readonly string[]): Generator<Batch> {
  let stock = new Map<string, SpooledStock>();
  let cars = 0;
  for (const code of dealerCodes) {
    const dealer = spool.read(code);
    if (!dealer || (dealer.cars.length === 0 && isPrivateCode(code))) continue;
    stock.set(code, dealer);
    cars += dealer.cars.length;
    if (cars >= carsPerTransaction) {
      yield { stock, cars };
      [stock, cars] = [new Map(), 0];
    }
  }
  if (stock.size > 0) yield { stock, cars };
}

function plus(a: Applied, b: Applied): Applied {
  return {
    added: a.added + b.added,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
    removed: a.removed + b.removed,
    newOwners: a.newOwners + b.newOwners,
    held: [...a.held, ...b.held],
    dealers: [...a.dealers, ...b.dealers],
  };
}
