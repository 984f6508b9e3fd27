/**
 * Keeps an address that is a secret from other sites. Not `no-referrer`: forms of such a page are sent
 * without the origin that they are held against.
 */
export const ownReferrer = { name: 'referrer', content: 'same-origin' } as const;
