import { Suspense, useEffect, useState } from 'react';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';
import { fetchHistory } from './fetch-history.ts';
import { recentInventory } from './remembered-cars.ts';

/** A row that does not load is logged, and missed by nobody. */
const RecentCarsRow = lazyOrNothing(() => import('./recent-cars-row.tsx'));

/**
 * The cars that this browser looked at, and its person in others, as far as they are still for sale; a first visit loads none of
 * it. What is rendered for everybody knows of none.
 *
 * @param exceptId the car whose page it stands on
 */
export function RecentCars({ exceptId }: { readonly exceptId?: number }) {
  const [hasCars, setHasCars] = useState(false);
  useEffect(() => {
    const look = () =>
      setHasCars(recentInventory().some(({ listingId }) => listingId !== exceptId));
    look();
    // Logged only: without it the browser shows what it saw itself.
    fetchHistory().then(look, reportError);
  }, [exceptId]);
  if (!hasCars) return null;
  return (
    <Suspense>
      <RecentCarsRow exceptId={exceptId} />
    </Suspense>
  );
}
