import type { FoundWish } from '@forecourt/web/alerts/services';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import type { AlertCall } from './alert-policies.ts';
import { alertToken, readAlertToken } from './alert-token.ts';
import { confirmSubscription, findSubscribed } from './subscribe.ts';

type Parts = Pick<MarketParts, 'database' | 'keyRing' | 'reference'>;
type Facts = Pick<PageFacts<AlertCall>, 'calls'>;

/** What a mail asks about; null where there is no such wish. */
export async function findAskedNews(
  parts: Parts,
  { calls }: Facts,
  token: string,
): Promise<FoundWish | null> {
  const { keyRing } = parts;
  const id = askedSubscription(token, keyRing);
  if (id === null) return null;
  const found = await calls.require('alerts', () => findSubscribed(parts, id));
  if (found === null) return null;
  const { isConfirmed, ...asked } = found;
  return { ...asked, alert: isConfirmed ? alertTokenOf(id, keyRing) : null };
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
  return isThere ? alertTokenOf(id, keyRing) : null;
}

const alertTokenOf = (id: string, keyRing: Parts['keyRing']): string =>
  alertToken(`subscription:${id}`, 'alert', keyRing);

/** The id of the subscription that a mail asks about; null for a token that is not ours. */
const askedSubscription = (token: string, keyRing: Parts['keyRing']): string | null =>
  readAlertToken(token, 'confirm', keyRing)?.replace('subscription:', '') ?? null;
