import { isDeepStrictEqual } from 'node:util';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { changeMarket, type MarketChange } from '../change-log/change-market.ts';
import { readOwnersByCode } from '../dealers/read-owners.ts';
import { writeLeadEmails } from '../dealers/write-lead-emails.ts';
import { writeOwners } from '../dealers/write-owners.ts';
import type { Database } from '../platform/database/database.ts';
import { nextIds } from '../platform/database/next-ids.ts';
import { addListings } from '../vehicles/add-listings.ts';
import { readLatelyGone, readStock } from '../vehicles/read-listings.ts';
import { takeOffMarket, writeListings } from '../vehicles/write-listings.ts';
import { lockDealers } from './dealer-locks.ts';
import { newListing, planDealerStock, type StockPlan } from './plan-dealer-stock.ts';
import { isPrivateCode, notePrivateSellers } from './private/private-sellers.ts';
import type { SpooledStock } from './spool.ts';
import { toOwner } from './to-owner.ts';

export interface HeldDealer {
  readonly ownerId: number;
  readonly name: string;
  readonly stock: number;
  readonly removals: number;
}

/** What a file did of one dealer. */
export interface AppliedDealer {
  readonly ownerId: number;
  readonly dealerCode: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface Applied {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly newOwners: number;
  readonly held: readonly HeldDealer[];
  /** Of each dealer; those that are held were left as they are. Private sellers are not among them. */
  readonly dealers: readonly AppliedDealer[];
}

export interface ApplyOptions {
  readonly today: string;
  readonly allowRemoval: boolean;
  /** What is taken in: whose private sellers those of the file are from now on. */
  readonly source: string;
  /** Computes everything and changes nothing. */
  readonly dryRun: boolean;
}

interface DealerPlan {
  readonly owner: Owner;
  readonly isNew: boolean;
  readonly ownerChanged: boolean;
  readonly leadEmail: string | null;
  readonly stock: number;
  readonly plan: StockPlan;
}

/** Applies the full inventory of several dealers, all of them in one transaction. */
export async function applyDealers(
  database: Database,
  stockByDealer: ReadonlyMap<string, SpooledStock>,
  options: ApplyOptions,
): Promise<Applied> {
  if (options.dryRun) return summarize(await planDealers(database, stockByDealer, options));
  let plans: readonly DealerPlan[] = [];
  await changeMarket(database, async (change) => {
    await lockDealers(change.transaction, [...stockByDealer.keys()]);
    plans = await planDealers(change.transaction, stockByDealer, options);
    const applicable = plans.filter(({ plan }) => !plan.held);
    await applyPlans(change, applicable, options);
  });
  return summarize(plans);
}

function summarize(plans: readonly DealerPlan[]): Applied {
  const applicable = plans.filter(({ plan }) => !plan.held);
  const sum = (count: (plan: StockPlan) => number) =>
    applicable.reduce((total, { plan }) => total + count(plan), 0);
  return {
    added: sum(({ added, relisted }) => added.length + relisted.length),
    changed: sum(({ changed }) => changed.length),
    unchanged: sum(({ unchanged }) => unchanged),
    removed: sum(({ removed }) => removed.length),
    newOwners: applicable.filter(({ isNew }) => isNew).length,
    held: plans
      .filter(({ plan }) => plan.held)
      .map(({ owner, stock, plan }) => ({
        ownerId: owner.id,
        name: owner.name,
        stock,
        removals: plan.removed.length,
      })),
    dealers: plans.flatMap(toAppliedDealer),
  };
}

function toAppliedDealer({ owner, plan }: DealerPlan): AppliedDealer[] {
  const { id: ownerId, dealerCode } = owner;
  if (dealerCode === null || isPrivateCode(dealerCode)) return [];
  const { added, relisted, changed, unchanged, removed, held } = plan;
  const done = held
    ? { added: 0, changed: 0, unchanged: 0, removed: 0 }
    : {
        added: added.length + relisted.length,
        changed: changed.length,
        unchanged,
        removed: removed.length,
      };
  return [{ ownerId, dealerCode, ...done }];
}

async function planDealers(
  database: Database,
  stockByDealer: ReadonlyMap<string, SpooledStock>,
  options: ApplyOptions,
): Promise<DealerPlan[]> {
  const known = await readOwnersByCode(database, [...stockByDealer.keys()]);
  // A dealer without cars is added with the first one.
  const named = [...stockByDealer].filter(([code, { cars }]) => known.has(code) || cars.length > 0);
  const unknown = named.flatMap(([code]) => (known.has(code) ? [] : [code]));
  // A dry run must not use up ids; nobody sees the ones it makes up.
  const ids = options.dryRun
    ? unknown.map((_, place) => -1 - place)
    : await nextIds(database, 'owner_ids', unknown.length);
  const idOfCode = new Map(unknown.map((code, place) => [code, ids[place] ?? 0]));
  const knownIds = [...known.values()].map(({ id }) => id);
  const stock = await readStock(database, knownIds);
  const gone = await readLatelyGone(database, knownIds);
  return named.flatMap(([code, { seller, cars }]) => {
    const present = known.get(code);
    const id = present?.id ?? idOfCode.get(code) ?? 0;
    // Of a dealer whose rows were all refused nothing is known but its code.
    const owner = seller ? toOwner(seller, present, id) : present;
    if (!owner) return [];
    const ownStock = stock.get(owner.id) ?? [];
    const plan = planDealerStock(ownStock, cars, {
      ...options,
      latelyGone: gone.get(owner.id) ?? [],
    });
    const ownerChanged = !isDeepStrictEqual(owner, present);
    const leadEmail = seller?.leadEmail ?? null;
    return [{ owner, isNew: !present, ownerChanged, leadEmail, stock: ownStock.length, plan }];
  });
}

async function applyPlans(
  change: MarketChange,
  plans: readonly DealerPlan[],
  { today, source }: ApplyOptions,
): Promise<void> {
  await writeOwners(
    change,
    plans.filter(({ ownerChanged }) => ownerChanged).map(({ owner }) => owner),
  );
  const privateIds = plans
    .filter(({ owner: { dealerCode } }) => dealerCode !== null && isPrivateCode(dealerCode))
    .map(({ owner }) => owner.id);
  await notePrivateSellers(change.transaction, privateIds, source);
  await writeLeadEmails(
    change.transaction,
    plans.flatMap(({ owner: { id: ownerId }, leadEmail: email }) =>
      email === null ? [] : [{ ownerId, email }],
    ),
  );
  await takeOffMarket(
    change,
    plans.flatMap(({ plan }) => plan.removed),
  );
  const added = plans.flatMap(({ owner, plan }) =>
    plan.added.map((car) => ({ car, ownerId: owner.id })),
  );
  const ids = await nextIds(change.transaction, 'listing_ids', added.length);
  const listings = added.map(({ car, ownerId }, place) =>
    newListing(car, ids[place] ?? 0, ownerId, today),
  );
  const known = plans.flatMap(({ plan }) => [...plan.relisted, ...plan.changed]);
  await addListings(change, listings);
  await writeListings(change, known);
}
