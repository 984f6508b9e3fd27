import type { DealRating } from '@forecourt/domain/listing/worth/deal-rating';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealExplanation } from './deal-explanation.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** The section of a car whose comparable cars are told beside. */
function draw(deal: DealRating, mileage: number | null = 30_000): string {
  const mileageNote = mileage && { mileage, years: 2, usual: 30_000, likeCars: 28_000 };
  const car = { deal, mileage, mileageNote, meter: null, priceHistory: [], today: '2026-11-27' };
  const shown = { ...car, daysOnMarket: 3, zip: null, id: 1 } as unknown as VehiclePageData;
  return renderToStaticMarkup(<DealExplanation car={shown} />);
}
const unrated = (comparables: number): DealRating => ({
  ...{ rated: false, reason: 'too-few-comparables', comparables },
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
