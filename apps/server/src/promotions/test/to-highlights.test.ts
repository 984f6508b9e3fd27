import type { ListingCard, SearchHit } from '@forecourt/domain/search/search-engine';
import { expect, test } from 'vitest';
import { byId, engine, today } from '../../../test/paid-market.ts';
import { toHighlights } from '../to-highlights.ts';

const [id = 0] = byId.keys();
const plain = {
  highlightType: null,
  incentive: null,
  hasSpecialOffer: false,
  vehicleExchange: false,
  certifiedProgram: null,
  priceBeforeReduction: null,
  listedOn: '2026-10-01',
};

/** A car with a VIN, that nothing sets apart but this. */
async function carOf(vin: string, facts: Partial<ListingCard> = {}): Promise<SearchHit> {
  const card = await engine.findById(id);
  const owner = await engine.findOwner(card?.ownerId ?? 0);
  if (!card || !owner) throw new Error('the market has no cars');
  return { card: { ...card, ...plain, vin, ...facts }, owner, distanceMiles: null };
}

test('viewers are counted of the cars that nothing sets apart, and of no others [cards.view-count-fetched]', async () => {
  const asked: (readonly string[])[] = [];
  const countViewers = async (vins: readonly string[]) => {
    asked.push(vins);
    return new Map([['SEEN', 4]]);
  };
  const paid = [
    await carOf('SEEN'),
    await carOf('OFFER', { hasSpecialOffer: true }),
    await carOf('UNSEEN'),
  ];
  const found = await toHighlights(paid, countViewers, today);
  expect(found.map(({ hit, viewCount }) => [hit.card.vin, viewCount])).toEqual([
    ['OFFER', 0],
    ['SEEN', 4],
    ['UNSEEN', 0],
  ]);
  expect(asked).toEqual([['SEEN', 'UNSEEN']]);
});
