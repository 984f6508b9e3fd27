import type { FeatureFlags } from '../brand/feature-flags.ts';

/** What is known of who looks at a search, and of the search. */
export interface PromptFacts {
  readonly isSignedIn: boolean;
  /** Whether the search is a saved one, which has a title. */
  readonly hasTitle: boolean;
  readonly flags: FeatureFlags;
  /** Filters that are set. */
  readonly filterCount: number;
  readonly isSubscribed: boolean;
}

/** Whether a search offers to be subscribed to and saved: all six conditions of the specification. */
export function offersSubscription(facts: PromptFacts): boolean {
  const { isSignedIn, hasTitle, flags, filterCount, isSubscribed } = facts;
  return (
    !isSignedIn &&
    !hasTitle &&
    flags.has('personalization') &&
    !flags.has('save_search_off') &&
    filterCount > 0 &&
    !isSubscribed
  );
}
