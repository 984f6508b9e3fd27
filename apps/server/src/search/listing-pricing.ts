import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { dealIndicatorOf } from '@forecourt/domain/listing/worth/deal-rating';
import { type DoorTerms, outTheDoorOf } from '@forecourt/domain/money/car-door';
import {
  monthlyPayment,
  paymentLeavesOut,
  type ShopperTerms,
  termsWords,
} from '@forecourt/domain/money/shopper-terms';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { ListingDto } from './listing-schema.ts';

/** What of a shopper's money a listing is told with. */
export interface ListingMoney extends DoorTerms {
  readonly terms: ShopperTerms;
}

/** The prices, payments and total of a car. */
export function pricingDetailOf(
  card: ListingCard,
  owner: Owner,
  money: ListingMoney,
): ListingDto['pricingDetail'] {
  const { terms } = money;
  const door = outTheDoorOf(card, owner, money);
  const price = derivedPrice(card);
  const isNew = card.listingType === 'NEW';
  return {
    salePrice: card.salePrice ?? undefined,
    displayPrice: price ?? undefined,
    preFeeDerivedPrice: price ?? undefined,
    dealerFeesTotal: card.dealerFees ?? undefined,
    msrp: card.msrp ?? undefined,
    incentive: card.incentive ?? undefined,
    dealIndicator: dealIndicatorOf(card.deal) ?? undefined,
    ...(card.salePrice === null && { noPriceLabel: 'Contact Dealer For Price' }),
    ...(price !== null && {
      payments: {
        label: 'est.',
        value: monthlyPayment(price, terms, isNew) / 100,
        paymentDisclaimer: `${termsWords(terms, isNew)}, ${paymentLeavesOut}`,
      },
    }),
    ...(door !== null && {
      outTheDoor: {
        total: door.sum.total / 100,
        isComplete: door.sum.without === null,
        registeredIn: door.taxed.known?.place ?? door.taxed.rules.name,
        lines: door.sum.lines.map(({ key, label, amount, rule }) => ({
          key,
          label,
          rule,
          ...(amount !== null && { amount: amount / 100 }),
        })),
      },
    }),
  };
}
