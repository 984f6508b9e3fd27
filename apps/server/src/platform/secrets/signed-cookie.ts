import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { KeyRing } from './key-ring.ts';

/** What a cookie says that one of the keys has signed. */
export interface SignedCookie {
  readonly value: string;
  /** Whether another key signs now, so that it ends when its own is taken away. */
  readonly isOld: boolean;
}

/** @returns null where there is none, or somebody else signed it */
export async function readSignedCookie(
  context: Context,
  name: string,
  keyRing: KeyRing,
): Promise<SignedCookie | null> {
  for (const [index, { value: key }] of keyRing.keys.entries()) {
    const value = await getSignedCookie(context, key, name);
    if (value) return { value, isOld: index > 0 };
    if (value === undefined) return null;
  }
  return null;
}

interface SignedCookieOptions {
  readonly keyRing: KeyRing;
  readonly maxAgeSeconds: number;
  /** Whether it goes over `https` alone. */
  readonly isSecure: boolean;
}

/** Sets a cookie that nobody else can make, no script reads and no other site's request carries. */
export const writeSignedCookie = (
  context: Context,
  name: string,
  value: string,
  { keyRing, maxAgeSeconds, isSecure }: SignedCookieOptions,
): Promise<void> =>
  setSignedCookie(context, name, value, keyRing.keys[0].value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: maxAgeSeconds,
    secure: isSecure,
  });
