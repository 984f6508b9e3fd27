import { isFarPrice, parseCarPrice } from '@forecourt/domain/listing/car-price';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { withPrice } from '@forecourt/domain/listing/price-history';
import { dollars } from '@forecourt/domain/money/dollars';
import { priceCeiling } from '@forecourt/domain/money/shopper-terms';
import type { ActAnswer } from '@forecourt/web/back-office/office';
import { writeAudit } from '../../audit/audit-log.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { lockDealers } from '../../feeds/dealer-locks.ts';
import { writeListings } from '../../vehicles/write-listings.ts';
import type { Act } from '../act.ts';
import type { AtPortal, PortalParts } from '../portal-parts.ts';
import { findOwnCar } from './find-own-car.ts';
import { nameOf } from './read-stock-cars.ts';

/**
 * Changes the price of a car as a file of its dealer would: with its history, told to searches and alerts. What a file
 * changed meanwhile is not overwritten, and what is asked for twice is done once.
 */
export const changePrice: Act = {
  async run(parts, { listing = '', from = '', price: typed = '', sure = '' }, at) {
    const price = parseCarPrice(typed);
    if (price === undefined)
      return invalid(`Expected whole dollars from $1 to ${dollars(priceCeiling)}, such as 22,670.`);
    let answer: ActAnswer = { status: 'MISSING' };
    await changeMarket(parts.database, async (change) => {
      const { transaction } = change;
      const { dealerCode } = at.dealer;
      // No file is taken in between: it waits, or this does.
      if (dealerCode !== null) await lockDealers(transaction, [dealerCode]);
      const car = await findOwnCar(transaction, at.dealer.id, listing);
      if (car === null) return;
      const present = derivedPrice(car);
      answer = judge(present, { from, price, sure });
      if (answer.status !== 'DONE' || present === price) return;
      await writeListings(change, [priced(car, price, at.today)]);
      await writeAudit(transaction, at.staff.email, noteOf(parts, at, { car, present, price }));
    });
    return answer;
  },
};

const invalid = (price: string): ActAnswer => ({ status: 'INVALID', problems: { price } });

const inWords = (price: number | null) => (price === null ? 'no price' : dollars(price));

/**
 * @param asked.from the price that was shown; empty where none was
 * @param asked.sure the price that was asked about already; empty where none was
 */
function judge(
  present: number | null,
  { from, price, sure }: Readonly<Record<'from' | 'sure', string>> & { readonly price: number },
): ActAnswer {
  if (from === String(price)) return invalid(`It asks ${dollars(price)} already.`);
  const done: ActAnswer = { status: 'DONE', address: { change: null } };
  // Pressed twice: it was done the first time.
  if (present === price) return done;
  if (from === String(present ?? ''))
    return present !== null && isFarPrice(price, present) && sure !== String(price)
      ? invalid(farSentence(price, present))
      : done;
  const shown = /^\d+$/.test(from) ? Number(from) : null;
  return {
    status: 'REFUSED',
    sentence: `Nothing was changed: the price is ${inWords(present)} now and was ${inWords(shown)} on your page. A file or a colleague changed it meanwhile.`,
  };
}

const farSentence = (price: number, present: number): string =>
  `${dollars(price)} is ${price < present ? 'less than half' : 'more than double'} of ${dollars(present)}. Press once more if it is what you mean.`;

const priced = (car: Listing, price: number, today: string): Listing => ({
  ...car,
  salePrice: price,
  priceHistory: withPrice(car.priceHistory, price, today),
});

function noteOf(
  { reference }: PortalParts,
  { dealer }: AtPortal,
  {
    car,
    present,
    price,
  }: { readonly car: Listing; readonly present: number | null; readonly price: number },
) {
  return {
    act: 'price.change',
    subject: `${nameOf(car, reference)}, ${car.vin}, of ${dealer.name}`,
    before: present === null ? null : dollars(present),
    after: dollars(price),
  };
}
