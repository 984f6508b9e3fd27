/** How it went to turn notices on, in words. */
export const outcomes = {
  on: 'Notices are on for this device. Turn them off on the page of your saved cars.',
  blocked: 'Your browser blocks notices of this site. Its settings for this site can allow them.',
  failed: 'Notices could not be turned on. Try again on the page of your saved cars.',
} as const;
