import { useRef, useState } from 'react';
import { forgetRecentSearches, readRecentSearches } from './recent-searches.ts';
import type { Suggestion } from './suggestion-groups.ts';
import { fetchSuggestions } from './use-suggestions.ts';

/**
 * What the empty field offers when it is turned to: what was searched for here before, and what most cars are.
 *
 * @param from address of the present search; null where there is none
 */
export function useFirstOffers(from: string | null) {
  const [recent, setRecent] = useState<readonly Suggestion[]>([]);
  const [common, setCommon] = useState<readonly Suggestion[]>([]);
  /** Counts the times that the field was turned to: an answer to an earlier one comes too late. */
  const turn = useRef(0);

  async function read() {
    turn.current += 1;
    const asked = turn.current;
    setRecent(readRecentSearches());
    const found = await fetchSuggestions('', from);
    if (asked === turn.current) setCommon(found ?? []);
  }

  function hide() {
    turn.current += 1;
    setRecent([]);
    setCommon([]);
  }

  function forget() {
    forgetRecentSearches();
    setRecent([]);
  }

  return { offers: [...recent, ...common], read, hide, forget };
}
