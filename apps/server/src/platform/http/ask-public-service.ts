import { get as getPlainly } from 'node:http';
import { get as getSafely } from 'node:https';
import { text } from 'node:stream/consumers';
import { isPublicAddress, publicLookup } from './public-address.ts';

/** Bytes of an answer that are read. */
const maxBytes = 100_000;

interface Asking {
  readonly timeoutMs: number;
  /** Which addresses may be called: public ones unless given. */
  readonly isAllowed?: (address: string) => boolean;
}

/**
 * Asks a service whose address somebody else chose, so that it cannot lead into our own network: by its name or
 * by its number only public addresses are called, the very ones that were looked at, and no redirect is followed.
 *
 * @returns the JSON that it answered
 * @throws where it does not answer with JSON, with too much of it, or not in time
 */
export async function askPublicService(
  url: URL,
  { timeoutMs, isAllowed = isPublicAddress }: Asking,
): Promise<unknown> {
  const get = url.protocol === 'https:' ? getSafely : getPlainly;
  const signal = AbortSignal.timeout(timeoutMs);
  const options = {
    lookup: publicLookup(url, isAllowed),
    signal,
    headers: { Accept: 'application/json' },
  };
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = get(url, options, (answer) => {
    if (answer.statusCode !== 200) {
      answer.resume();
      reject(new Error(`${url.host} answered ${answer.statusCode}.`));
      return;
    }
    let bytes = 0;
    answer.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > maxBytes) answer.destroy(new Error(`${url.host} answered too much.`));
    });
    text(answer).then(resolve, reject);
  });
  request.on('error', reject);
  return JSON.parse(await promise);
}
