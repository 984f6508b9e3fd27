/** What a key of a program may open, and what that is, for people. */
export const keyScopes = {
  'listings.read': 'Read every car for sale as it is stored',
  'feeds.read': 'See what became of files of cars',
  'feeds.write': 'Send files of cars, which are taken in',
  'leads.read': 'Read what shoppers sent to sellers, with who they are',
  'events.read': 'Read what shoppers did, which says nothing of who',
  'metrics.read': 'Read /metrics from other machines',
} as const;

export type KeyScope = keyof typeof keyScopes;

/** All of them, in the order in which they are offered. */
export const allKeyScopes = Object.keys(keyScopes) as readonly KeyScope[];

/** The scope that a text names. */
export function parseKeyScope(text: string): KeyScope | null {
  return allKeyScopes.find((scope) => scope === text) ?? null;
}
