import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/brand';
import { flagsOf } from '@forecourt/domain/brand/feature-flags';
import { derivedPrice, type Listing } from '@forecourt/domain/listing/listing';
import { dollarsAndCents } from '@forecourt/domain/money/cents';
import {
  monthlyPayment,
  type ShopperTerms,
  usualTerms,
} from '@forecourt/domain/money/shopper-terms';
import { emptyWallet } from '@forecourt/domain/money/wallet';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import { expect, test } from 'vitest';
import { toCardData } from '../cards/car-card-data.ts';
import { priceRows } from '../compare/row-rules.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 1000, seed: 7, today })];
const listings = stock.flatMap((entry) => entry.listings);
const owners = new Map(stock.map(({ owner }) => [owner.id, owner]));

const toCard = (listing: Listing): ListingCard => ({
  ...listing,
  photoUrl: null,
  photoCount: 0,
  priceBeforeReduction: null,
  priceReducedOn: null,
  deal: { rated: false, reason: 'no-price', comparables: 0 },
});

const own: ShopperTerms = {
  ...{ aprNew: 6.81, aprUsed: 9.95, months: 72, down: { cents: 250_000 }, equity: -150_000 },
};

test.each([
  ['the usual terms', usualTerms, null],
  ['those of a wallet', own, emptyWallet],
])(
  '1,000 cars cost the same a month on card and in comparison, by %s',
  async (_, terms, wallet) => {
    const reference = { ...vehicleReference, ...placeReference };
    const flags = flagsOf(requireBrand('atc'));
    const context = { ...{ flags, reference, terms, wallet, today }, remotePhotos: false };
    const row = priceRows({ today, terms, origin: null }).find(
      ({ label }) => label === 'Est. payment',
    );
    for (const listing of listings) {
      const card = toCard(listing);
      const owner = owners.get(listing.ownerId);
      if (!owner) throw new Error(`no car ${listing.id}`);
      const price = derivedPrice(listing);
      const monthly =
        price === null ? null : monthlyPayment(price, terms, listing.listingType === 'NEW');
      expect(toCardData({ card, owner, distanceMiles: null }, context).monthly).toBe(monthly);
      expect(row?.tell({ status: 'active', card, owner }).text).toBe(
        monthly === null ? null : `${dollarsAndCents(monthly)}/mo`,
      );
    }
  },
);
