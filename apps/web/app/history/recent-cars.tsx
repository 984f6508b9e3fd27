import { Suspense, useEffect, useState } from 'react';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';
import { fetchHistory } from './fetch-history.ts';
import { recentInventory } from './remembered-cars.ts';

/** A row that does not load is logged, and missed by nobody. */
const RecentCarsRow = lazyOrNothing(() => import('./recent-cars-row.tsx'));

const none: readonly number[] = [];

interface RecentCarsProps {
  /** The car whose page it stands on, or those that the page shows. */
  readonly except?: readonly number[];
  /** The comparison that a car would be added to. */
  readonly compareHref?: (id: number) => string;
  /** A row of fewer is none. */
  readonly fewest?: number;
}

/**
 * The cars that this browser looked at, and its person in others, as far as they are still for sale; a first
 * visit loads none of it. What is rendered for everybody knows of none.
 */
export function RecentCars({ except = none, compareHref, fewest = 1 }: RecentCarsProps) {
  const [seen, setSeen] = useState(none);
  useEffect(() => {
    const look = () => setSeen(recentInventory().map(({ listingId }) => listingId));
    look();
    // Logged only: without it the browser shows what it saw itself.
    fetchHistory().then(look, reportError);
  }, []);
  if (seen.filter((id) => !except.includes(id)).length < fewest) return null;
  return (
    <Suspense>
      <RecentCarsRow seen={seen} except={except} compareHref={compareHref} />
    </Suspense>
  );
}
