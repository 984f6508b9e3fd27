import { readFileSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { outTheDoorOf } from '@forecourt/domain/money/car-door';
import { dollarsAndCents, roundDollars } from '@forecourt/domain/money/cents';
import { financeTablesSchema } from '@forecourt/domain/money/finance-tables';
import {
  estimatePayment,
  monthlyPayment,
  type ShopperTerms,
  usualTerms,
} from '@forecourt/domain/money/shopper-terms';
import { emptyWallet, type Wallet } from '@forecourt/domain/money/wallet/wallet';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import { expect, test } from 'vitest';
import type { AppContext } from '../../app-context.ts';
import { toCardData } from '../../cards/car-card-data.ts';
import { dealSoFar } from '../../checkout/checkout-data.ts';
import { carMoney } from '../../compare/car-money.ts';
import { priceRows } from '../../compare/price-rows.ts';
import type { Car } from '../../compare/row-rule.ts';
import { toCostToOwn } from './cost-to-own-data.ts';
import { toOutTheDoor } from './out-the-door-data.ts';

const today = '2026-11-21';
const tables = financeTablesSchema.parse(
  Object.fromEntries(
    ['states', 'apr', 'lease', 'energy', 'ownership'].map((name) => [
      name,
      JSON.parse(
        readFileSync(
          new URL(`../../../../server/src/wallet/tables/${name}.json`, import.meta.url),
          'utf8',
        ),
      ),
    ]),
  ),
);
const stock = [...generateDemoInventory({ listings: 1000, seed: 7, today })];
const listings = stock.flatMap((entry) => entry.listings);
const owners = new Map(stock.map(({ owner }) => [owner.id, owner]));

const toCard = (listing: Listing): ListingCard => ({
  ...listing,
  photoUrl: null,
  photoCount: 0,
  fyuseId: null,
  priceBeforeReduction: null,
  priceReducedOn: null,
  deal: { rated: false, reason: 'no-price', comparables: 0 },
});

const isNew = ({ listingType }: Listing) => listingType === 'NEW';

const own: ShopperTerms = {
  aprNew: 6.81,
  aprUsed: 9.95,
  months: 72,
  down: { cents: 250_000 },
  equity: -150_000,
};

/** Of another state than most sellers, with a trade-in. */
const ownWallet: Wallet = { ...emptyWallet, zip: '30303', tradeValue: 8000, amountOwed: 9500 };

test.each([
  ['the usual terms', usualTerms, null],
  ['those of a wallet', own, ownWallet],
])(
  '1,000 cars cost the same on card, page, in comparison and in the deal, by %s',
  (_, terms, wallet) => {
    const reference = { ...vehicleReference, ...placeReference };
    const flags = flagsOf(requireBrand('atc'));
    const services = { financeTables: () => tables };
    const context = { flags, reference, terms, wallet, today, remotePhotos: false, services };
    // Pages hand the whole of their context on; of its services these rules ask for the tables alone.
    const app = context as AppContext;
    const registered = wallet === null ? null : { zip: '30303', state: 'GA' };
    const tradeValue = wallet?.tradeValue ?? null;
    const rows = priceRows({ today, terms, origin: null, money: carMoney(null, app) });
    const rowOf = (label: string, car: Car) => rows.find((row) => row.label === label)?.tell(car);
    const tell = (label: string, car: Car) => rowOf(label, car)?.text;
    for (const listing of listings) {
      const owner = owners.get(listing.ownerId);
      if (!owner) throw new Error(`no owner of ${listing.id}`);
      const card = toCard(listing);
      const car: Car = { status: 'active', card, owner };
      const price = derivedPrice(listing);
      const monthly = price === null ? null : monthlyPayment(price, terms, isNew(listing));
      const shown = toCardData({ card, owner, distanceMiles: null }, app);
      expect(shown.monthly).toBe(monthly);
      expect(tell('Est. payment', car)).toBe(
        monthly === null ? null : `${roundDollars(monthly)}/mo`,
      );
      // Of two payments that read the same none is the lowest.
      expect(rowOf('Est. payment', car)?.value).toBe(monthly && Math.round(monthly / 100));
      const door = toOutTheDoor(listing, owner, null, app);
      // What REST is held against, over HTTP: `wallet.test.ts` of the server, with the same thousand cars.
      const plain = outTheDoorOf(listing, owner, { tables, registered, tradeValue });
      expect(door?.total).toBe(plain?.sum.total);
      expect(tell('Out the door', car)).toBe(door && dollarsAndCents(door.total));
      // Cards tell the whole of it alone, where the shopper said where that is.
      expect(shown.outTheDoor).toBe(wallet?.zip && door?.without === null ? door.total : null);
      expect(door?.payment).toBe(
        door ? estimatePayment(door.total, terms, isNew(listing)).payment : undefined,
      );
      const bought = dealSoFar(
        { card, owner },
        { wallet: wallet ?? emptyWallet, parameters: new URLSearchParams() },
        app,
      );
      expect(bought?.deal.total).toBe(door?.total);
      if (wallet === null) expect(bought?.deal.payment).toBe(door?.payment);
      const cost = toCostToOwn(listing, owner, null, app);
      const isWhole = cost !== null && cost.without === null;
      expect(tell('Cost to own, 5 years', car)).toBe(isWhole ? roundDollars(cost.total) : null);
      // Where a dealer does not tell its fees, a sum is no lowest one.
      const isTold = owner.privateSeller || listing.dealerFees !== null;
      if (isWhole) {
        const total = Math.round(cost.total / 100);
        expect(rowOf('Cost to own, 5 years', car)).toMatchObject(
          isTold ? { value: total } : { value: null, atLeast: total },
        );
      }
    }
  },
);
