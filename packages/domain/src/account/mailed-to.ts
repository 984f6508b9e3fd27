/** What follows the hash of a mailed link: to whom it went, for a page that sends another one. */
export const mailedTo = (email: string): string => `${new URLSearchParams({ to: email })}`;

/** The address of such a hash; null without one. */
export const parseMailedTo = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('to');
