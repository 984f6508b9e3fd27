import type { Context } from 'hono';

/** Gives a browser cookies, each a `Set-Cookie`, beside those that it gets anyway. */
export function sendCookies(context: Context, ...cookies: readonly string[]): void {
  for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
}
