import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import type { DealRating } from '@forecourt/domain/listing/worth/deal-rating';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealExplanation } from './deal-explanation.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** The section of a car whose comparable cars are told beside. */
function draw(deal: DealRating, mileage: number | null = 30_000, hasFees?: boolean): string {
  const mileageNote = mileage && { mileage, years: 2, usual: 30_000, likeCars: 28_000 };
  const prices = [20_000, 21_000];
  const meter =
    hasFees === undefined
      ? null
      : { price: 20_400, hasFees, estimate: 21_000, prices, total: prices.length };
  const car = { deal, mileage, mileageNote, meter, priceHistory: [], today: '2026-11-27' };
  const shown = { ...car, daysOnMarket: 3, zip: null, id: 1 } as unknown as VehiclePageData;
  return renderToStaticMarkup(<DealExplanation car={shown} />);
}
const unrated = (comparables: number): DealRating => ({
  rated: false,
  reason: 'too-few-comparables',
  comparables,
});

test('why a car is not rated agrees with what is told of comparable cars beside', () => {
  const few = draw(unrated(5));
  expect(few).toContain('Only 5 comparable cars, this one among them, are for sale');
  expect(few).toContain('Comparable cars have');
  const scattered = draw(unrated(41));
  expect(scattered).toContain(
    'The prices of the 41 comparable cars, this one among them, are too far apart',
  );
  expect(scattered).not.toMatch(/few comparable|only/i);
  expect(draw(unrated(1))).toContain('No comparable car but this one is for sale');
  expect(draw(unrated(0), null)).toContain(
    'Its mileage is not known, so there is nothing to compare.',
  );
});

test('how a price is compared is told where it can be', () => {
  const how = 'The estimate is the median asking price';
  expect(draw(unrated(5))).toContain(how);
  for (const reason of ['new-car', 'no-price'] as const)
    expect(draw({ rated: false, reason } as DealRating)).not.toContain(how);
});

test('dealer fees that count in a rating are told where it is explained, and drawn', () => {
  const rated = { rated: true, word: 'good', below: 600, estimate: 21_000, comparables: 30 };
  const [counted, none] = [true, false].map((hasFees) =>
    draw(rated as unknown as DealRating, 30_000, hasFees),
  );
  expect(counted).toContain('at this mileage, its dealer fees counted.');
  expect(counted).toContain('$20,400 this car, with fees');
  expect(counted).toContain('With its dealer fees it asks less than');
  expect(none).toMatch(/at this mileage\s*\./);
  expect(none).not.toContain('with fees');
});

test('the bands of the meter have the names of the badges', () => {
  const rated = { rated: true, word: 'good', below: 600, estimate: 21_000, comparables: 30 };
  const drawn = draw(rated as unknown as DealRating, 30_000, false);
  const legend = drawn.match(/vehicle-meter-legend[^>]*>(.*?)<\/ul>/)?.[1] ?? '';
  const names = [...legend.matchAll(/<li[^>]*>([^<]*)/g)].map(([, name]) => name);
  const known: readonly string[] = Object.values(dealNames);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name = '') => !known.includes(name))).toEqual([]);
});

test('a car that left since the rating is counted in none of the two sentences', () => {
  const rated = { rated: true, word: 'good', below: 600, estimate: 21_000, comparables: 8 };
  const drawn = draw(rated as unknown as DealRating, 30_000, false);
  expect(drawn).toContain('the median of 3 comparable cars, this one included');
  expect(drawn).toMatch(/less than <b>1 of 2<.b> other comparable cars/);
});
