/** How long links in mails work. */
export const linkMinutes = {
  confirm: 24 * 60,
  signIn: 10,
  reset: 60,
  change: 60,
  undo: 7 * 24 * 60,
} as const;
