import { daysOnMarket, derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { isListPrice } from '@forecourt/domain/listing/price-words';
import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { type Cents, dollarsAndCents, roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import { monthlyPayment } from '@forecourt/domain/money/shopper-terms';
import { type Car, plain, type RowFacts, type RowRule, type Sum, type Told } from './row-rule.ts';

const amount = (value: number | null): Told => ({
  text: value === null ? null : dollars(value),
  value,
});

export function priceRows({ today, terms, money }: RowFacts): readonly RowRule[] {
  return [
    {
      label: 'Price',
      tell: ({ card }) => ({
        ...amount(derivedPrice(card)),
        note: isListPrice(card) ? 'MSRP' : null,
      }),
      best: ['least', 'Lowest price'],
    },
    {
      label: 'With dealer fees',
      tell: ({ card }) => {
        const price = derivedPrice(card);
        if (price === null || card.dealerFees === null) return { text: null, atLeast: price };
        return amount(price + card.dealerFees);
      },
      best: ['least', 'Lowest'],
    },
    {
      label: 'Out the door',
      tell: (car) => {
        const sum = money.outTheDoor(car);
        return {
          text: sum && dollarsAndCents(sum.total),
          ...compared(sum, (total) => total),
        };
      },
      best: ['least', 'Lowest total'],
    },
    { label: 'Against the market', tell: tellDeal, best: ['most', 'Furthest below'] },
    {
      label: 'Est. payment',
      tell: ({ card }) => {
        const price = derivedPrice(card);
        const monthly =
          price === null ? null : monthlyPayment(price, terms, card.listingType === 'NEW');
        return {
          text: monthly === null ? null : `${roundDollars(monthly)}/mo`,
          value: monthly && asShown(monthly),
        };
      },
      best: ['least', 'Lowest payment'],
    },
    {
      label: 'Cost to own, 5 years',
      tell: (car) => {
        const cost = money.costToOwn(car);
        return { text: cost && roundDollars(cost.total), ...compared(cost, asShown) };
      },
      best: ['least', 'Cheapest to own'],
    },
    {
      label: 'Days listed',
      tell: ({ card }) => plain(daysOnMarket(card.listedOn, today)),
    },
  ];
}

/** In whole dollars: of two amounts that read the same none is lower. */
const asShown = (amount: Cents) => Math.round(amount / 100);

/** A sum that lacks something is no lowest one. */
function compared(sum: Sum | null, toValue: (total: Cents) => number): Omit<Told, 'text'> {
  if (sum === null) return {};
  const value = toValue(sum.total);
  if (sum.isWhole) return { value };
  return { note: 'without dealer fees, which are not told', value: null, atLeast: value };
}

/** Only a price below the market can be the furthest below it. */
function tellDeal({ card }: Car): Told {
  const deal = toShownDeal(card.deal);
  if (deal === null)
    return { text: card.listingType === 'NEW' ? 'New cars are not rated' : 'Not rated' };
  const { below, word } = deal;
  const side = below > 0 ? 'below' : 'above';
  return {
    text: dealNames[word],
    note: below === 0 ? 'At market' : `${dollars(Math.abs(below))} ${side} market`,
    value: below > 0 ? below : null,
  };
}
