import { describe, expect, test } from 'vitest';
import { type Json, listingOf, marketForTests } from '../../../test/paid-market.ts';

const market = marketForTests();
const { getJson } = market;
const spotlight = (call: string) => getJson(`/rest/lsc/listing/spotlight/${call}`);

describe('a tier that is asked for', () => {
  test.each([
    ['vehiclehighlight', 'premium', 10],
    ['vehiclehighlight', 'featured', 10],
    ['vehiclehighlight', 'Standard', 10],
    ['premiumresults', 'premium', 3],
    ['premiumresults', 'featured', 0],
    ['results', 'standard', 6],
  ])('%s: of the tier %s are %i [calls.spotlights, calls.highlights]', async (call, tier, many) => {
    const { listings } = await spotlight(`${call}?listingTier=${tier}`);
    expect(listings).toHaveLength(many);
    for (const { id } of listings) expect(listingOf(id).tier).toBe(tier.toUpperCase());
  });

  test.each(['vehiclehighlight', 'premiumresults', 'results'])(
    '%s refuses one that there is not, by name',
    async (call) => {
      const answer = await market.request(
        `http://localhost/rest/lsc/listing/spotlight/${call}?listingTier=gold`,
      );
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('listingTier: ');
    },
  );
});

test('all that stands as a highlight says that it is one, what nothing sets apart as well [listing.highlight]', async () => {
  const { listings } = await spotlight('vehiclehighlight?numSpotlights=25');
  const told = listings.map(({ vehicleHighlight }: Json) => vehicleHighlight);
  expect(told.map((one: Json) => one.isVehicleHighlight)).toEqual(Array(25).fill(true));
  expect(told.filter((one: Json) => one.urgencyDriverType === undefined)).not.toEqual([]);
});
