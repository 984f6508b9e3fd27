import { useEffect, useState } from 'react';
import { recentInventory } from '../history/remembered-cars.ts';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';
import type { SuggestionPlace } from './find-suggestions.ts';
import { mayPersonalize } from './personal-choice.ts';

const SuggestedRow = lazyOrNothing(() => import('./suggested-row.tsx'));

/** Fewer cars say nothing of a shopper. */
const fewestLooked = 3;

/**
 * Cars like those that this browser looked at, where its shopper wants to be told of them. A first visit
 * loads none of it, and what is rendered for everybody knows of none.
 *
 * @param place null where the brand has nothing personal
 */
export function SuggestedCars({ place }: { readonly place: SuggestionPlace | null }) {
  const [isWanted, setIsWanted] = useState(false);
  const isKnown = place?.consumerId != null;
  useEffect(() => {
    const hasLooked = recentInventory().length >= fewestLooked;
    setIsWanted(mayPersonalize() && (isKnown || hasLooked));
  }, [isKnown]);
  if (!isWanted || place === null) return null;
  return <SuggestedRow place={place} />;
}
