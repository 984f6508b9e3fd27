import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import { Suspense } from 'react';
import { useAbout } from '../content/use-about.ts';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';
import { parseDealerAbout } from './dealer-about-name.ts';

const DealerWords = lazyOrNothing(() => import('./dealer-words.tsx'));

interface DealerDifferenceDialogProps {
  /** What came with the page. */
  readonly loaded: DealerDifference | null;
}

/** What a dealer says sets it apart, when the address asks for it: loaded with the first that is opened. */
export function DealerDifferenceDialog({ loaded }: DealerDifferenceDialogProps) {
  const { name } = useAbout();
  const asked = parseDealerAbout(name);
  if (asked === null) return null;
  return (
    <Suspense>
      <DealerWords asked={asked} loaded={loaded} />
    </Suspense>
  );
}
