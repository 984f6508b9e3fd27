/** Figures of the specification (advertising.fixed-ad, advertising.fixed-ad-fallback). */
export const fixedAd = {
  refreshIntervalMs: 30_000,
  maxRefreshes: 10,
  /** Where a page has no configuration of its own. */
  maxRefreshesInFallback: 25,
  /** Share of the page that must be scrolled past. */
  scrollThreshold: 0.1,
  /** How often a scroll is looked at. */
  throttleMs: 100,
  /** How often, and for how long, the advertisement at the top is waited for. */
  pollMs: 300,
  maxPollMs: 10_000,
} as const;

/** The bar at the foot of the page. */
export interface FixedAdState {
  readonly adPos: string;
  readonly closeFixedAd: boolean;
  readonly showFixedAd: boolean;
  readonly scrolled: boolean;
  readonly refreshCount: number;
}

/** Shown once scrolled, over results, until closed, while nothing lies over the page and the top ad is out of view. */
export function isFixedAdShown(
  state: Pick<FixedAdState, 'closeFixedAd' | 'scrolled'>,
  page: {
    readonly hasResults: boolean;
    readonly hasOverlay: boolean;
    readonly isTopAdInView: boolean;
  },
): boolean {
  const isWanted = state.scrolled && page.hasResults && !state.closeFixedAd;
  return isWanted && !page.hasOverlay && !page.isTopAdInView;
}

/** How often the advertisement changes. */
export function maxRefreshes(isConfigured: boolean): number {
  return isConfigured ? fixedAd.maxRefreshes : fixedAd.maxRefreshesInFallback;
}

/** Refreshes stop at the limit and when the bar is closed. */
export function canRefreshFixedAd(state: FixedAdState, most: number): boolean {
  return state.showFixedAd && !state.closeFixedAd && state.refreshCount < most;
}
