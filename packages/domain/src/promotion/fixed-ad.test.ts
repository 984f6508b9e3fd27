import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canRefreshFixedAd, fixedAd, isFixedAdShown, maxRefreshes } from './fixed-ad.ts';

test('the bar is shown in one case only [reference.fixed-ad-state]', () => {
  const flags = fc.tuple(...Array.from({ length: 5 }, () => fc.boolean()));
  fc.assert(
    fc.property(flags, ([scrolled, isClosed, hasResults, hasOverlay, isTopAdInView]) => {
      const state = { scrolled: scrolled === true, closeFixedAd: isClosed === true };
      const page = {
        hasResults: hasResults === true,
        hasOverlay: hasOverlay === true,
        isTopAdInView: isTopAdInView === true,
      };
      const only = [true, false, true, false, false];
      const isOnly = [scrolled, isClosed, hasResults, hasOverlay, isTopAdInView].every(
        (flag, at) => flag === only[at],
      );
      expect(isFixedAdShown(state, page)).toBe(isOnly);
    }),
  );
});

test.each([
  [true, 10],
  [false, 25],
])(
  'refreshes end at the limit, configured %s: %i, and when the bar is closed [states.fixed-ad, reference.fixed-ad-state, advertising.fixed-ad, advertising.fixed-ad-fallback]',
  (is, limit) => {
    const most = maxRefreshes(is);
    expect(most).toBe(limit);
    const state = {
      adPos: 'bottom',
      closeFixedAd: false,
      showFixedAd: true,
      scrolled: true,
      refreshCount: limit - 1,
    };
    expect(canRefreshFixedAd(state, most)).toBe(true);
    expect(canRefreshFixedAd({ ...state, refreshCount: limit }, most)).toBe(false);
    expect(canRefreshFixedAd({ ...state, closeFixedAd: true }, most)).toBe(false);
  },
);

test('it changes every 30 seconds, below a tenth of the page [advertising.fixed-ad]', () => {
  expect(fixedAd).toMatchObject({ refreshIntervalMs: 30_000, scrollThreshold: 0.1 });
});

test('a scroll is looked at and the advertisement at the top waited for as the specification says [advertising.fixed-ad-fallback]', () => {
  expect(fixedAd).toMatchObject({ throttleMs: 100, pollMs: 300, maxPollMs: 10_000 });
});
