import { webhookLength } from './alert-paths.ts';

/** Why an address is none that a program can be told at. */
export type WebhookFault = 'no-https' | 'too-long' | 'credentials' | 'unreachable';

/**
 * What is wrong with the address of a program as it is written; null where nothing is. Where a name leads is
 * looked at when something is sent.
 *
 * @param hasPublicHost whether an address leads to the public net
 */
export function findWebhookFault(
  text: string,
  hasPublicHost: (url: URL) => boolean,
): WebhookFault | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:') return 'no-https';
  if (text.length > webhookLength) return 'too-long';
  if (url.username !== '' || url.password !== '') return 'credentials';
  return hasPublicHost(url) ? null : 'unreachable';
}

/** Said beside the field. */
export const webhookFaultWords: Readonly<Record<WebhookFault, string>> = {
  'no-https': 'Expected an address that begins with https://.',
  'too-long': `Expected an address of at most ${webhookLength} characters.`,
  credentials:
    'Expected an address without a name or password in it: what is sent is signed instead.',
  unreachable:
    'Expected an address on the public internet: this one can be reached from its own network alone.',
};

/** What a part of an address says is wrong; null where it names nothing. */
export const parseWebhookFault = (text: string | null): WebhookFault | null =>
  text !== null && Object.hasOwn(webhookFaultWords, text) ? (text as WebhookFault) : null;
