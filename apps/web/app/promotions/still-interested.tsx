import { lazy, Suspense, useEffect, useState } from 'react';
import { interestingVehicles } from '../history/remembered-cars.ts';

/** An alert that does not load is logged, and missed by nobody. */
const StillInterestedAlert = lazy(() =>
  import('./still-interested-alert.tsx').catch((error: unknown) => {
    reportError(error);
    return { default: () => null };
  }),
);

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
