import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { isPublicAddress, publicLookup } from './public-address.ts';

/** A program that takes longer is asked again later. */
const timeoutMs = 10_000;

export interface WebhookPost {
  readonly url: string;
  /** Signs what is sent, as Standard Webhooks write it. */
  readonly secret: string;
  /** Stays the same when it is sent again. */
  readonly id: string;
  readonly body: string;
  /** Whether an address may be connected to. Tests allow their own. */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
}

/**
 * Sends a message to an address that somebody named, signed as Standard Webhooks are: to public ones alone,
 * and to nowhere that it leads on to. What it answers is not read.
 *
 * @returns its status
 * @throws PrivateAddress, or what the network threw
 */
export async function postWebhook({
  url,
  secret,
  id,
  body,
  isAllowed = isPublicAddress,
}: WebhookPost): Promise<number> {
  const address = new URL(url);
  const request = address.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sending = request(
      address,
      {
        method: 'POST',
        headers: signedHeaders({ secret, id, body }),
        lookup: publicLookup(address, isAllowed),
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

function signedHeaders({ secret, id, body }: Pick<WebhookPost, 'secret' | 'id' | 'body'>) {
  const sentAt = new Date();
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Forecourt-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
  };
}
