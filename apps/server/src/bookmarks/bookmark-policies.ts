import type { Policies } from '../platform/calls/call-runner.ts';
import { longResetMs, optional } from '../platform/calls/usual-policies.ts';

/** Calls for saved searches: a search without them begins empty, and a change of one is spared for long. */
export const bookmarkPolicies = {
  bookmarks: { ...optional, path: '/account-api/searchbookmarks' },
  'new-of-bookmark': optional,
  'bookmark-updates': {
    timeoutMs: optional.timeoutMs,
    resetMs: longResetMs,
    path: '/account-api/search',
  },
} as const satisfies Policies;

export type BookmarkCall = keyof typeof bookmarkPolicies;
