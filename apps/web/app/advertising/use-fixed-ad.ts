import {
  canRefreshFixedAd,
  type FixedAdState,
  fixedAd,
  isFixedAdShown,
} from '@forecourt/domain/promotion/fixed-ad';
import { useEffect, useState } from 'react';

/** Other advertisements of the page: while one is in view the bar stays away. */
const otherAds = '.advert-liner';

/** What lies over the page: under it the bar would be in the way or unseen. */
const overlays = 'dialog[open], [role="dialog"], .filter-panel:target, .search-sort-sheet:target';

const atRest: FixedAdState = {
  adPos: 'bottom',
  closeFixedAd: false,
  showFixedAd: false,
  scrolled: false,
  refreshCount: 0,
};

/** What of a page the bar depends on. */
export interface FixedAdPage {
  /** Tells one search from another, which has advertisements of its own. */
  readonly search: string;
  readonly hasResults: boolean;
  /** How often the advertisement changes at the most. */
  readonly maxRefreshes: number;
}

/** The state of the bar at the foot of the page, and how to close it. */
export function useFixedAd({ search, hasResults, maxRefreshes }: FixedAdPage) {
  const [state, setState] = useState(atRest);
  const scrolled = useScrolledPast(fixedAd.scrollThreshold);
  const isTopAdInView = useInView(otherAds, search);
  const hasOverlay = useOverlay();
  const page = { hasResults, hasOverlay, isTopAdInView };
  const showFixedAd = isFixedAdShown({ ...state, scrolled }, page);
  const canRefresh = canRefreshFixedAd({ ...state, scrolled, showFixedAd }, maxRefreshes);

  useEffect(() => {
    if (!canRefresh) return;
    const timer = setInterval(
      () => setState((now) => ({ ...now, refreshCount: now.refreshCount + 1 })),
      fixedAd.refreshIntervalMs,
    );
    return () => clearInterval(timer);
  }, [canRefresh]);

  const close = () => setState((now) => ({ ...now, closeFixedAd: true }));
  return { isShown: showFixedAd, refreshCount: state.refreshCount, close };
}

function useScrolledPast(share: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    function look() {
      waiting = undefined;
      const { scrollHeight, clientHeight } = document.documentElement;
      setIsPast(window.scrollY > share * (scrollHeight - clientHeight));
    }
    function onScroll() {
      waiting ??= setTimeout(look, fixedAd.throttleMs);
    }
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(waiting);
    };
  }, [share]);
  return isPast;
}

/** Whether one of the elements is in view; they may come a little later than the search of which they are. */
function useInView(selector: string, search: string): boolean {
  const [seen, setSeen] = useState({ search, inView: false });
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        isIntersecting ? visible.add(target) : visible.delete(target);
      setSeen({ search, inView: visible.size > 0 });
    });
    const until = Date.now() + fixedAd.maxPollMs;
    const observed = new Set<Element>();
    function lookFor() {
      for (const element of document.querySelectorAll(selector)) {
        if (!observed.has(element)) observer.observe(element);
        observed.add(element);
      }
      if (Date.now() >= until) clearInterval(timer);
    }
    const timer = setInterval(lookFor, fixedAd.pollMs);
    lookFor();
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [selector, search]);
  return seen.search === search && seen.inView;
}

function useOverlay(): boolean {
  const [hasOverlay, setHasOverlay] = useState(false);
  useEffect(() => {
    const look = () => setHasOverlay(document.querySelector(overlays) !== null);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    addEventListener('hashchange', look);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', look);
    };
  }, []);
  return hasOverlay;
}
