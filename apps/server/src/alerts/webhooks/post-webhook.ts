import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import {
  isPublicAddress,
  PrivateAddress,
  publicLookup,
} from '../../platform/http/public-address.ts';

/** A program that takes longer is asked again later. */
const timeoutMs = 10_000;

export interface WebhookPost {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether an address may be connected to. Tests allow their own. */
  readonly isAllowed?: (address: string) => boolean;
}

/**
 * Sends a message to an address that somebody named: to public ones alone, and to nowhere that it leads on
 * to. What it answers is not read.
 *
 * @returns its status
 * @throws PrivateAddress, or what the network threw
 */
export async function postWebhook({
  url,
  body,
  headers,
  isAllowed = isPublicAddress,
}: WebhookPost): Promise<number> {
  const { hostname, protocol } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  // An address is connected to without being looked up.
  if (isIP(literal) !== 0 && !isAllowed(literal))
    throw new PrivateAddress(`${literal} is no public address.`);
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        lookup: publicLookup(isAllowed),
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
