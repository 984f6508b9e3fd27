import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { expect, test } from 'vitest';
import type { AppContext } from '../app-context.ts';
import { toVinMarket } from './vin-market-data.ts';
import { besideMiddle } from './vin-worth.tsx';

const [dealer] = generateDemoInventory({ listings: 60, seed: 9, today: '2026-11-22' });
const [car] = dealer?.listings ?? [];
if (!dealer || !car) throw new Error('There is no demo car.');
const { owner } = dealer;

const app = { terms: usualTerms, today: '2026-11-22' } as AppContext;
const known = { makes: [], plant: null, card: null, alike: null, decoded: null };

test.each([
  [400, 21_000, 'Its price with dealer fees is $600 below the middle.'],
  [400, 20_400, 'Its price with dealer fees is the middle.'],
  [null, 19_500, 'Its asking price is $500 above the middle.'],
])(
  'a price with fees of %s stands beside the middle as its deal is rated',
  (dealerFees, middle, words) => {
    const listing = { ...car, salePrice: 20_000, dealerFees };
    const offer = { status: 'active' as const, writtenOn: '2026-11-21', listing, owner };
    const { now } = toVinMarket({ ...known, listings: [offer] }, null, app);
    expect(now?.price).toBe(20_000);
    expect(now && besideMiddle(now, middle)).toBe(words);
  },
);
