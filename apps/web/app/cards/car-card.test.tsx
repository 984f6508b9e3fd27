import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { toComparedName } from '../compare/compare-page-data.ts';
import { CarCard } from './car-card.tsx';
import { type CardContext, toCardData } from './car-card-data.ts';

const today = '2026-11-22';
const brand = requireBrand('atc');
const context = {
  brand,
  flags: flagsOf(brand),
  reference: { ...vehicleReference, ...placeReference },
  today,
  remotePhotos: false,
  wallet: null,
  terms: usualTerms,
  services: { financeTables: () => ({ states: { states: {}, zipRates: {} } }) },
} as unknown as CardContext;
const [dealer] = generateDemoInventory({ listings: 60, seed: 9, today });
const card = { ...dealer?.listings[0], photoUrl: null, deal: { rated: false, reason: 'rare' } };
const hit = { card, owner: dealer?.owner, distanceMiles: 4 } as unknown as SearchHit;
const place = { radiusMiles: 50, dmaCode: null };

function addressesOf(zip: string | null): string[] {
  const car = toCardData(hit, context, { ...place, zip });
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CarCard car={car} eager={false} />
    </MemoryRouter>,
  );
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
}

test.each([
  [false, 'dealer'],
  [true, 'seller'],
])('a car without a price sends to who sells it (private: %s)', (privateSeller, who) => {
  const car = toCardData(hit, context, { ...place, zip: null });
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CarCard car={{ ...car, price: null, privateSeller }} eager={false} />
    </MemoryRouter>,
  );
  expect(page).toContain(`Contact ${who} for price`);
});

test('a card names who sells the car [content.dealers-as-owners]', () => {
  const car = toCardData(hit, context, { ...place, zip: null });
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CarCard car={car} eager={false} />
    </MemoryRouter>,
  );
  expect(page).toContain(`<p class="card-seller"><span>${dealer?.owner.name}</span>`);
});

test('that a car has no price is said once', () => {
  const unpriced = { ...hit, card: { ...card, deal: { rated: false, reason: 'no-price' } } };
  const car = toCardData(unpriced as unknown as SearchHit, context, { ...place, zip: null });
  expect(car.unratedReason).toBeNull();
});

test('a car whose comparable cars ask too different prices is not said to have too few', () => {
  const deal = { rated: false, reason: 'too-few-comparables', comparables: 41 };
  const told = (comparables: number) =>
    toCardData(
      { ...hit, card: { ...card, deal: { ...deal, comparables } } } as unknown as SearchHit,
      context,
    ).unratedReason;
  expect([told(41), told(7)]).toEqual(['Prices too far apart', 'Too few to compare']);
});

test('every link of a card and of a comparison keeps the ZIP that was given', () => {
  const addresses = addressesOf('30303');
  expect(addresses.some((address) => address.includes('/contact?'))).toBe(true);
  for (const address of addresses) expect(address).toContain('zip=30303');
  for (const address of addressesOf(null)) expect(address).not.toContain('zip');
  const compared = { status: 'active', ...hit } as unknown as Parameters<typeof toComparedName>[0];
  expect(toComparedName(compared, context, '30303').href).toContain('?zip=30303');
});

test.each([
  ['Toyota', 'Camry', '2019 <b>Toyota</b> Camry', '2019 Toyota Camry'],
  ['Mazda', 'Mazda3', '2019 <b>Mazda3</b>', '2019 Mazda3'],
])('a %s %s has one name in heading and picture', (make, model, heading, name) => {
  const car = { ...toCardData(hit, context, { ...place, zip: null }), year: 2019, make, model };
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CarCard car={car} eager={false} />
    </MemoryRouter>,
  );
  expect(page).toContain(`${heading}</a>`);
  expect(page).toContain(`alt="${name}"`);
});
