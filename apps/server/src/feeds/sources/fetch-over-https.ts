import { once } from 'node:events';
import { get as getPlainly, type IncomingMessage } from 'node:http';
import { get as getSafely } from 'node:https';
import { PrivateAddress, publicLookup } from '../../platform/http/public-address.ts';
import { boundBytes, type Fetched, FetchFailed, type Fetching, tooLarge } from './fetch-failed.ts';

/** Places that a server may lead on to. */
const maxRedirects = 3;

/** Answers after which a server may well answer otherwise. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

/**
 * Fetches a file over HTTPS, if it is another one than last time. Every place that the server leads on to is
 * looked at as the first one: encrypted, and at a public address, the very one that is then connected to. A
 * password goes to the first server alone.
 *
 * @throws FetchFailed
 */
export async function fetchOverHttps(fetching: Fetching): Promise<Fetched> {
  const signal = AbortSignal.timeout(fetching.limits.totalMs);
  let url = fetching.url;
  for (let followed = 0; followed <= maxRedirects; followed += 1) {
    const answer = await ask(url, fetching, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status === 200) return toFile(answer, fetching);
    answer.destroy();
    if (status === 304) return { kind: 'same' };
    if (![301, 302, 303, 307, 308].includes(status))
      throw new FetchFailed(`${url.host} answered ${status}.`, isPassing(status));
    const next = URL.parse(headers.location ?? '', url.href);
    if (next === null) throw new FetchFailed(`${url.host} leads on to nowhere.`, false);
    if (next.protocol !== fetching.url.protocol)
      throw new FetchFailed(
        `${url.host} leads on to ${next.protocol}, which is not followed.`,
        false,
      );
    url = next;
  }
  throw new FetchFailed(`${fetching.url.host} leads on more than ${maxRedirects} times.`, false);
}

async function ask(url: URL, fetching: Fetching, signal: AbortSignal): Promise<IncomingMessage> {
  const { isAllowed, limits } = fetching;
  const get = url.protocol === 'https:' ? getSafely : getPlainly;
  try {
    const asking = get(url, {
      headers: headersFor(url, fetching),
      lookup: publicLookup(url, isAllowed),
      timeout: limits.idleMs,
      agent: false,
      signal,
    });
    asking.on('timeout', () => asking.destroy(new FetchFailed(`${url.host} says nothing.`, true)));
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return answer;
  } catch (error) {
    throw toFailure(error, url.host);
  }
}

function headersFor(url: URL, { url: first, credentials, version }: Fetching) {
  const known = version?.startsWith('date ') ? { 'If-Modified-Since': version.slice(5) } : null;
  const etag = version?.startsWith('etag ') ? { 'If-None-Match': version.slice(5) } : null;
  return {
    'User-Agent': 'Forecourt-Feeds',
    Accept: '*/*',
    ...known,
    ...etag,
    ...(credentials !== null &&
      url.origin === first.origin && {
        Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      }),
  };
}

function toFile(answer: IncomingMessage, { url, limits }: Fetching): Fetched {
  const { etag, 'last-modified': date, 'content-length': length } = answer.headers;
  if (Number(length ?? 0) > limits.maxBytes) {
    answer.destroy();
    throw tooLarge(limits.maxBytes);
  }
  const version = etag !== undefined ? `etag ${etag}` : date !== undefined ? `date ${date}` : null;
  return { kind: 'file', bytes: boundBytes(readAll(answer, url.host), limits.maxBytes), version };
}

async function* readAll(answer: IncomingMessage, host: string): AsyncGenerator<Uint8Array> {
  try {
    yield* answer;
  } catch (error) {
    throw toFailure(error, host);
  }
}

export function toFailure(error: unknown, host: string): FetchFailed {
  if (error instanceof FetchFailed) return error;
  if (error instanceof PrivateAddress)
    return new FetchFailed(
      `${host} is at no public address: nothing is fetched from there.`,
      false,
    );
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new FetchFailed(`${host} took too long.`, true);
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code))
    return new FetchFailed(`${host} has a certificate that is not accepted (${code}).`, true);
  return new FetchFailed(`${host} cannot be reached${code === '' ? '' : ` (${code})`}.`, true);
}
