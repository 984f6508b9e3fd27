import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Campaign, campaignSchema, inRotation, isShownAt } from './campaign.ts';

const campaign: Campaign = {
  code: 'summer',
  title: 'Summer',
  text: 'Convertibles for the warm days.',
  action: 'See them',
  href: '/cars-for-sale/used-cars',
  brands: [],
  pages: [],
  makeCodes: [],
  startsOn: '2026-06-01',
  endsOn: '2026-08-31',
};
const place = { brand: 'atc', page: 'srp', makeCodes: ['HONDA'] } as const;

describe('a campaign', () => {
  test.each([
    ['2026-05-31', false],
    ['2026-06-01', true],
    ['2026-08-31', true],
    ['2026-09-01', false],
  ])('on %s is shown: %s', (today, isShown) => {
    expect(isShownAt(campaign, place, today)).toBe(isShown);
  });

  test.each<[Partial<Campaign>, boolean]>([
    [{ brands: ['atc', 'kbb'] }, true],
    [{ brands: ['kbb'] }, false],
    [{ pages: ['srp'] }, true],
    [{ pages: ['vdp'] }, false],
    [{ makeCodes: ['HONDA', 'FORD'] }, true],
    [{ makeCodes: ['FORD'] }, false],
  ])('for %j is shown to a search for a Honda: %s', (targets, isShown) => {
    expect(isShownAt({ ...campaign, ...targets }, place, '2026-07-01')).toBe(isShown);
  });

  test.each([
    [{ ...campaign, endsOn: '2026-05-01' }, 'endsOn'],
    [{ ...campaign, startsOn: 'June' }, 'startsOn'],
    [{ ...campaign, href: '//elsewhere.test' }, 'href'],
    [{ ...campaign, href: 'javascript:alert(1)' }, 'href'],
    [{ ...campaign, brands: ['ford'] }, 'brands'],
    [{ ...campaign, colour: 'red' }, ''],
  ])('that is not as described is refused, naming the part: %#', (given, part) => {
    const { error } = campaignSchema.safeParse(given);
    expect(error?.issues[0]?.path[0] ?? '').toBe(part);
  });
});

test('over as many turns as there are campaigns each stands in every place equally often', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 5 }),
      (count, places) => {
        const campaigns = Array.from({ length: count }, (_, at) => at);
        const shown = new Map<number, number>();
        for (let rotation = 0; rotation < count; rotation++)
          for (const at of inRotation(campaigns, places, rotation).slice(0, places))
            shown.set(at, (shown.get(at) ?? 0) + 1);
        expect(new Set(shown.values()).size).toBe(1);
        expect(shown.size).toBe(count);
      },
    ),
  );
});
