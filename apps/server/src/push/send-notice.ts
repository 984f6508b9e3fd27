import { createHash } from 'node:crypto';
import { type NoticeSubject, toPushNotice } from '@forecourt/domain/account/push-notice';
import type { Brand } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import webPush from 'web-push';
import type { PushDevice } from './devices.ts';
import type { VapidKeys } from './vapid-keys.ts';
import { wrongInSubscription } from './wrong-in-subscription.ts';

/** Seconds for which a service keeps a notice for a browser that is off: a day later it is no news. */
const keptSeconds = 86_400;

const timeoutMs = 10_000;

/** What is needed to send. */
export interface PushSender {
  readonly vapidKeys: () => Promise<VapidKeys>;
  /** Where the service finds who sends: an address of mail or of pages. */
  readonly contact: string;
  readonly pushServices: readonly string[];
  /** What addresses of a brand begin with, where its host does not tell it. */
  readonly pathPrefixOf: (brand: Brand) => string;
}

/** `gone` is a browser that no longer wants notices; `refused` a notice that will never be taken. */
export type SentNotice = 'sent' | 'gone' | 'refused';

/**
 * Hands a notice of the browser's brand to its service, encrypted for that browser alone.
 *
 * @throws where it can be tried again
 */
export async function sendNotice(
  { vapidKeys, contact, pushServices, pathPrefixOf }: PushSender,
  { endpoint, keys, brand: code }: PushDevice,
  subject: NoticeSubject,
): Promise<SentNotice> {
  if (wrongInSubscription({ endpoint, keys }, pushServices) !== null) return 'gone';
  const brand = keptBrand(code);
  const notice = toPushNotice(subject, { brand, pathPrefix: pathPrefixOf(brand) });
  const request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(notice), {
    vapidDetails: { subject: contact, ...(await vapidKeys()) },
    TTL: keptSeconds,
    urgency: 'normal',
    topic: topicOf(notice.tag),
  });
  const answer = await fetch(endpoint, {
    method: request.method,
    headers: request.headers as Record<string, string>,
    body: new Uint8Array(request.body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (answer.ok) return 'sent';
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (answer.status >= 500 || answer.status === 429)
    throw new Error(`The push service ${new URL(endpoint).host} answered ${answer.status}.`);
  return 'refused';
}

/** The same for the same event: a service that still has an older notice of it replaces that. */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);
