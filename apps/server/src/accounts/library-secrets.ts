import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { KeyRing } from '../platform/secrets/key-ring.ts';

/** Cookies of visitors and of sessions are signed apart: what one says is never taken for the other. */
export const accountRing = (ring: KeyRing): KeyRing => ring.derive('accounts');

/**
 * The keys as the library takes them. What it sealed before there were two is without a version: it is
 * opened by `secret`. While there has been one only it gets no versions, so that processes of the version
 * before read what this one seals.
 */
export function librarySecrets({ keys }: KeyRing) {
  const first = keys.find(({ version }) => version === 1);
  const secrets = keys.map(({ version, value }) => ({ version, value }));
  if (first && keys.length === 1) return { secret: first.value };
  return first ? { secret: first.value, secrets } : { secrets };
}

const signatureOf = (value: string, key: string) =>
  createHmac('sha256', key).update(value).digest('base64');

/** Cookies of the library, with the prefix of encrypted pages or without. */
const ownCookie = /^(__Secure-)?forecourt\./;

/** What a browser sent, with the library's cookies signed as it signs now: it verifies by one key alone. */
export function signedNow(headers: Headers, { keys: [signing, ...others] }: KeyRing): Headers {
  const sent = headers.get('Cookie');
  if (others.length === 0 || sent === null) return headers;
  const cookies = Object.entries(parse(sent)).map(([name, text]) => {
    const dot = text.lastIndexOf('.');
    const value = text.slice(0, dot);
    const isOld =
      ownCookie.test(name) &&
      others.some((key) => isSame(text.slice(dot + 1), signatureOf(value, key.value)));
    const renewed = isOld ? `${value}.${signatureOf(value, signing.value)}` : text;
    return `${name}=${encodeURIComponent(renewed)}`;
  });
  const renewed = new Headers(headers);
  renewed.set('Cookie', cookies.join('; '));
  return renewed;
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The token of a link that confirms an address, signed as the library signs now. */
export async function tokenNow(token: string, { keys }: KeyRing): Promise<string> {
  const [signing, ...others] = keys;
  if (others.length === 0) return token;
  const { signJWT, verifyJWT } = await import('better-auth/crypto');
  for (const { value } of others) {
    const claims = await verifyJWT<{ exp: number }>(token, value);
    if (!claims) continue;
    return signJWT(claims, signing.value, claims.exp - Math.floor(Date.now() / 1000));
  }
  return token;
}
