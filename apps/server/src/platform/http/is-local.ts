import type { Context } from 'hono';

/** Names of headers that proxies add: behind one everybody would look as if they sat at this machine. */
const ofProxy = /forwarded|^via$|^cf-|^cdn-loop$|client-?ip$|^x-(?:real-ip|envoy-.+|original-.+)$/;

/**
 * Whether a request comes from this machine itself, by its own name: a foreign page could have its own name
 * lead here.
 */
export function isLocal(context: Context): boolean {
  const { hostname } = new URL(context.req.url);
  return (
    /^(?:::ffff:)?127\.|^::1$/.test(addressOf(context) ?? '') &&
    /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname) &&
    !Object.keys(context.req.header()).some((name) => ofProxy.test(name))
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
