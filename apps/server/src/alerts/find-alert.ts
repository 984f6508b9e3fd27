import type { Rhythm } from '@forecourt/domain/alert/rhythm';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { vinAddress } from '@forecourt/domain/vehicle/vin-address';
import type { AlertShown } from '@forecourt/web/alerts/services';
import { searchOf } from '../bookmarks/bookmark-search.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import type { AlertCall } from './alert-policies.ts';
import { readAlertToken } from './alert-token.ts';
import { findSubject, setRhythm } from './mail/alert-subject.ts';

type Parts = Pick<MarketParts, 'database' | 'reference' | 'keyRing'>;
type Facts = Pick<PageFacts<AlertCall>, 'brand' | 'calls'>;

/** What an alert is, for who has one of its mails. */
export async function findAlert(
  parts: Parts,
  { brand: own, calls }: Facts,
  token: string,
): Promise<AlertShown | 'ended' | null> {
  const { reference, keyRing } = parts;
  const subject = readAlertToken(token, 'alert', keyRing);
  if (subject === null) return null;
  const found = await calls.require('alerts', () => findSubject(parts, subject, own.code));
  if (found === null) return 'ended';
  const { title, vin, parameters, rhythm } = found;
  const isOfAddress = subject.startsWith('subscription:');
  const shown = { title, isCar: vin !== null, isOfAddress, rhythm };
  if (vin !== null) return { ...shown, href: vinAddress(vin) };
  if (parameters === null) return { ...shown, href: '/cars-for-sale/saved' };
  const brand = keptBrand(found.brand);
  const { query } = searchOf({ parameters }, brand, reference);
  return { ...shown, href: toSearchUrl(query, brand, reference) };
}

/** @returns whether the token is ours */
export async function changeAlert(
  { database, keyRing }: Parts,
  { calls }: Facts,
  token: string,
  rhythm: Rhythm,
): Promise<boolean> {
  const subject = readAlertToken(token, 'alert', keyRing);
  if (subject === null) return false;
  await calls.require('alerts', () => setRhythm(database, subject, rhythm));
  return true;
}
