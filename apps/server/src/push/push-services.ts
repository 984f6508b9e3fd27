/**
 * Services that browsers have notices delivered by. A browser names its own, and whoever pretends to be
 * one could name any address: only these are ever asked for anything.
 */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
] as const;

export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text;

/** @param further origins that the operator adds */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin } = new URL(endpoint);
  if (further.includes(origin)) return true;
  return protocol === 'https:' && port === '' && knownHosts.some((known) => known.test(hostname));
}
