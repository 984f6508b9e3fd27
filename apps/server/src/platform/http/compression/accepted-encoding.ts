/// <reference path="./negotiator.d.ts" />
import Negotiator from 'negotiator';

/** Encodings that are spoken here. */
export type Encoding = 'zstd' | 'br' | 'gzip';

/**
 * The encoding that a client likes best of several, and of those that it likes alike the first one.
 *
 * @param accepted the request's `Accept-Encoding`
 * @param offered the best one first
 * @returns nothing where the client reads none of them or likes what is not encoded better
 */
export function acceptedEncoding<Offered extends Encoding>(
  accepted: string,
  offered: readonly Offered[],
): Offered | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const available = [...offered, 'identity'];
  const liked = negotiator.encoding(available, { preferred: available });
  return offered.find((encoding) => encoding === liked);
}
