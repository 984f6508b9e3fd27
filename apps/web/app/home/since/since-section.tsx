import { type ReactNode, useEffect, useState } from 'react';
import { recentInventory } from '../../history/remembered-cars.ts';
import { readRecentSearches } from '../../keywords/recent-searches.ts';
import { onForgotten } from '../../ui/kept-text.ts';
import { SinceList } from './since-list.tsx';
import type { Since } from './since-row.ts';

interface SinceSectionProps {
  /** What the server knows; null of a browser that keeps nothing there. */
  readonly since: Since | null;
  /** What stands beside it; it has the whole width on a first visit. */
  readonly children: ReactNode;
}

/**
 * What changed since the last visit, beside something else: what the server knows, then what this browser alone
 * knows.
 */
export function SinceSection({ since, children }: SinceSectionProps) {
  const shown = useBrowserNews(since) ?? since;
  return (
    <div className="home-beside">
      {shown && shown.rows.length > 0 && <SinceList {...shown} />}
      {children}
    </div>
  );
}

/** Null until they are there; found anew once the cars are forgotten. A first visit loads none of it. */
function useBrowserNews(since: Since | null): Since | null {
  const [found, setFound] = useState<Since | null>(null);
  useEffect(() => {
    let stop = new AbortController();
    const find = async ({ signal }: AbortController) => {
      if (recentInventory().length + readRecentSearches().length === 0) return setFound(null);
      const { addBrowserNews } = await import('./add-browser-news.ts');
      const together = await addBrowserNews(since, signal);
      if (!signal.aborted) setFound(together);
    };
    const findAnew = () => {
      stop.abort();
      stop = new AbortController();
      find(stop).catch(reportError);
    };
    findAnew();
    const end = onForgotten(findAnew);
    return () => {
      end();
      stop.abort();
    };
  }, [since]);
  return found;
}
