import type { Context } from 'hono';

/** Headers that a proxy adds: behind one everybody would look as if they sat at this machine. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Whether a request comes from this machine itself, by its own name: a foreign page could have its own name
 * lead here.
 */
export function isLocal(context: Context): boolean {
  const { hostname } = new URL(context.req.url);
  return (
    /^(?:::ffff:)?127\.|^::1$/.test(addressOf(context) ?? '') &&
    /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname) &&
    proxyHeaders.every((name) => context.req.header(name) === undefined)
  );
}

/** Whether a request comes over a network: one without a socket is the process's own. */
export function isFromElsewhere(context: Context): boolean {
  return addressOf(context) !== undefined && !isLocal(context);
}

function addressOf(context: Context): string | undefined {
  const { incoming } = (context.env ?? {}) as {
    readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
  };
  return incoming?.socket?.remoteAddress;
}
