import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import type { AlertCall } from './alert-policies.ts';
import { alertToken, readAlertToken } from './alert-token.ts';
import { confirmSubscription, findSubscribedSearch } from './subscribe.ts';

type Parts = Pick<MarketParts, 'database' | 'keyRing'>;
type Facts = Pick<PageFacts<AlertCall>, 'calls'>;

/** The name of the search that a mail asks about; null where there is none such. */
export async function findAskedSearch(
  { database, keyRing }: Parts,
  { calls }: Facts,
  token: string,
): Promise<string | null> {
  const id = askedSubscription(token, keyRing);
  return id === null ? null : calls.require('alerts', () => findSubscribedSearch(database, id));
}

/** @returns the token of the alert that begins; null where there is none such */
export async function confirmAlert(
  { database, keyRing }: Parts,
  { calls }: Facts,
  token: string,
): Promise<string | null> {
  const id = askedSubscription(token, keyRing);
  if (id === null) return null;
  const isThere = await calls.require('alerts', () => confirmSubscription(database, id));
  return isThere ? alertToken(`subscription:${id}`, 'alert', keyRing) : null;
}

/** The id of the subscription that a mail asks about; null for a token that is not ours. */
const askedSubscription = (token: string, keyRing: Parts['keyRing']): string | null =>
  readAlertToken(token, 'confirm', keyRing)?.replace('subscription:', '') ?? null;
