import { Suspense, useEffect, useState } from 'react';
import { interestingVehicles } from '../history/remembered-cars.ts';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';

/** An alert that does not load is logged, and missed by nobody. */
const StillInterestedAlert = lazyOrNothing(() => import('./still-interested-alert.tsx'));

/** Asks after cars that this browser has seen; a first visit and a first screen load none of it. */
export function StillInterested() {
  const [ids, setIds] = useState<readonly number[]>([]);
  const isFurtherDown = useFurtherDown();
  useEffect(() => {
    const followed = interestingVehicles().filter(({ dismissed }) => !dismissed);
    setIds(followed.map(({ listingId }) => listingId));
  }, []);
  if (ids.length === 0 || !isFurtherDown) return null;
  return (
    <Suspense>
      <StillInterestedAlert ids={ids} />
    </Suspense>
  );
}

/** Whether the shopper has left the first screen: over it the alert would hide the price of a car. */
function useFurtherDown(): boolean {
  const [isFurtherDown, setIsFurtherDown] = useState(false);
  useEffect(() => {
    const look = () => {
      const hasMore = document.documentElement.scrollHeight > 1.5 * innerHeight;
      if (!hasMore || scrollY > innerHeight / 4) setIsFurtherDown(true);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isFurtherDown;
}
