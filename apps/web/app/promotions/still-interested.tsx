import { Suspense, useEffect, useState } from 'react';
import { interestingVehicles } from '../history/remembered-cars.ts';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';

/** An alert that does not load is logged, and missed by nobody. */
const StillInterestedAlert = lazyOrNothing(() => import('./still-interested-alert.tsx'));

/** Asks after cars that this browser has seen; a first visit loads none of it. */
export function StillInterested() {
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    const followed = interestingVehicles().filter(({ dismissed }) => !dismissed);
    setIds(followed.map(({ listingId }) => listingId));
  }, []);
  if (ids.length === 0) return null;
  return (
    <Suspense>
      <StillInterestedAlert ids={ids} />
    </Suspense>
  );
}
