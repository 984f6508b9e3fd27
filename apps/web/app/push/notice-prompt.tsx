import { asksForNotices } from '@forecourt/domain/account/notification-prompt';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { recentInventory } from '../history/remembered-cars.ts';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';
import { wasPrompted } from './prompt-mark.ts';
import { readToken } from './push-token.ts';

/** A prompt that does not load is logged, and missed by nobody. */
const NoticePromptBox = lazyOrNothing(() => import('./notice-prompt-box.tsx'));

interface NoticePromptProps {
  readonly brand: string;
  /** Whether a model or a body style is chosen. */
  readonly hasVehicleFilter: boolean;
  /** What else stands in this corner while nothing is asked. */
  readonly children: ReactNode;
}

/** Asks, once, whether notices may come; a first visit loads none of it. */
export function NoticePrompt({ brand, hasVehicleFilter, children }: NoticePromptProps) {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const looks = recentInventory().map(({ timestamp }) => timestamp);
    const facts = { wasPrompted: wasPrompted(), looks, now: Date.now(), hasVehicleFilter };
    if (asksForNotices(facts)) setAsks(true);
  }, [hasVehicleFilter]);
  useEffect(() => void checkToken(brand).catch(reportError), [brand]);
  if (!asks) return children;
  return (
    <Suspense>
      <NoticePromptBox brand={brand} otherwise={children} />
    </Suspense>
  );
}

async function checkToken(brand: string): Promise<void> {
  if (readToken() === null) return;
  const { checkNotices } = await import('./device-notices.ts');
  await checkNotices(brand);
}
