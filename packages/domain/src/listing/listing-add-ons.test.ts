import { expect, test } from 'vitest';
import { addOnsOf } from './listing-add-ons.ts';

test.each([
  [{ vehicleExchange: false, hasSpecialOffer: false }, [], []],
  [{ vehicleExchange: true, hasSpecialOffer: false }, [], ['MONEY_BACK_GUARANTEE']],
  [
    { vehicleExchange: true, hasSpecialOffer: true },
    ['BUY_ONLINE', 'SHIP_TO_HOME', 'VIRTUAL_TOUR'],
    ['MONEY_BACK_GUARANTEE', 'SPECIAL_OFFER', 'HOME_DELIVERY', 'BUY_ONLINE'],
  ],
] as const)(
  'a car %j of a seller with %j comes with %j [listing.add-ons]',
  (car, homeServices, codes) => {
    expect(addOnsOf(car, { homeServices: [...homeServices] }).map(({ code }) => code)).toEqual(
      codes,
    );
  },
);
