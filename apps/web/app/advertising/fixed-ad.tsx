import { Suspense, useEffect, useState } from 'react';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';
import type { FixedAdPage } from './use-fixed-ad.ts';

/** A bar that does not load is logged, and missed by nobody. */
const FixedAdBar = lazyOrNothing(() => import('./fixed-ad-bar.tsx'));

/** Fetches the bar once the shopper scrolls: until then it cannot show. */
export function FixedAd(page: FixedAdPage) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    // Scrolled before the script ran.
    if (window.scrollY > 0) want();
    addEventListener('scroll', want, { once: true, passive: true });
    return () => removeEventListener('scroll', want);
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <FixedAdBar {...page} />
    </Suspense>
  );
}
