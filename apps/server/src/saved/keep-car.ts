import { keeperOf } from '@forecourt/domain/account/asker';
import { isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import { accountSavedMax, tooManySaved } from '@forecourt/domain/account/saved-cars';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { Context } from 'hono';
import type { ProblemCode } from '../platform/http/problem.ts';
import { sendCookies } from '../platform/http/send-cookies.ts';
import { requireVisitorId } from '../request/asker.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestVariables } from '../request/request-variables.ts';
import { findListing } from '../vehicles/read-listings.ts';
import { removeCar, saveCar } from './saved-cars.ts';
import { toCountCookie } from './saved-keeping.ts';
import type { SavedCall } from './saved-policies.ts';
import type { SavedConfig } from './saved-settings.ts';

export type SavedParts = Pick<MarketParts, 'database' | 'logger' | 'keyRing'> & {
  readonly config: SavedConfig & MarketParts['config'];
};

export type SavedContext = Context<{ Variables: RequestVariables<SavedCall> }>;

/** Why something was not done. */
interface NotKept {
  readonly code: ProblemCode;
  readonly detail: string;
}

/** What is kept, or why it is not done. */
export type Kept = { readonly ids: readonly number[] } | NotKept;

/** Whether cars can be saved: for everybody, or as part of what follows from who the shopper is. */
function canSave(flags: FeatureFlags): boolean {
  return flags.has('personalization') || flags.has('listings_saved');
}

const switchedOff: NotKept = { code: 'not_found', detail: 'Cars are not saved here.' };

/** Keeps a car under the name of who asks; a browser that kept nothing yet gets its cookie. */
export async function keepCar(
  context: SavedContext,
  { config, database, keyRing }: SavedParts,
  listingId: number,
): Promise<Kept> {
  const { asker, flags, now } = context.var.facts;
  if (!canSave(flags)) return switchedOff;
  if (asker.kind === 'bot') return { code: 'forbidden', detail: 'Robots keep no cars.' };
  const car = await context.var.calls.require('saved-cars', () => findListing(database, listingId));
  if (car?.status !== 'active')
    return { code: 'not_found', detail: `There is no car ${listingId} for sale.` };
  const visitorId = await requireVisitorId(context, keyRing);
  const keeper = keeperOf(asker.kind === 'visitor' ? { ...asker, visitorId } : asker);
  if (keeper === null) return { code: 'forbidden', detail: 'Nobody is there to keep it for.' };
  const max = asker.kind === 'person' ? accountSavedMax : config.savedMax;
  const saving = { listingId, price: derivedPrice(car.data), savedAt: now };
  const { isKept, ids } = await context.var.calls.require('saved-cars', () =>
    saveCar(database, keeper, saving, max),
  );
  tellCount(context, ids.length);
  return isKept ? { ids } : { code: 'too_many', detail: tooManySaved(max) };
}

/** Keeps a car no longer; one that was not kept neither. */
export async function dropCar(
  context: SavedContext,
  { database }: SavedParts,
  listingId: number,
): Promise<Kept> {
  const { asker, flags, now } = context.var.facts;
  if (!canSave(flags)) return switchedOff;
  const keeper = keeperOf(asker);
  if (keeper === null) return { ids: [] };
  const ids = await context.var.calls.require('saved-cars', () =>
    removeCar(database, keeper, listingId, now),
  );
  tellCount(context, ids.length);
  return { ids };
}

function tellCount(context: SavedContext, count: number): void {
  const { name, value, maxAgeSeconds } = toCountCookie(count);
  const isSecure = isHttps(context.var.facts.origin);
  const cookie = setCookie(name, value, { maxAgeSeconds, isSecure });
  sendCookies(context, cookie);
}
