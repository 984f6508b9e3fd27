import type { OutsidePage, OutsidePages } from '@forecourt/domain/brand/outside-pages';
import { roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import {
  estimateTerms,
  monthlyPayment,
  percent,
  usualTerms,
} from '@forecourt/domain/money/shopper-terms';
import {
  type PrivateSellerCard,
  privateSellerCards,
  type WalletCard,
} from '@forecourt/domain/promotion/promo-placement';
import type { PromoCardData } from './promo-cards.ts';

/** What a card that leads to one of the operator's own pages says. */
type OutsideCard = Omit<PromoCardData, 'action' | 'label'> & {
  readonly page: OutsidePage;
  readonly does: string;
};

/** The card; where its page does not exist it leads to `own`, or there is none. */
function leadingOut(
  { page, does, ...card }: OutsideCard,
  pages: OutsidePages,
  own: string | null = null,
): PromoCardData[] {
  const outside = pages[page];
  const href = outside ?? own;
  if (href === null) return [];
  return [{ ...card, action: { label: does, href, isOutside: outside !== undefined } }];
}

const walletTexts: Readonly<Record<WalletCard | 'wallet-sync', OutsideCard>> = {
  'trade-in-value': {
    key: 'trade-in-value',
    page: 'trade-in-value',
    title: 'Count your trade-in',
    text: 'What your car is worth comes off what you pay for the next one.',
    rows: [],
    does: 'Get Your Trade-In Value',
    fine: 'An estimate. The dealer confirms it in person.',
  },
  'payoff-quote': {
    key: 'payoff-quote',
    page: 'payoff-quote',
    title: 'Still owe on it?',
    text: 'A payoff quote shows what is left of your trade-in after the loan.',
    rows: [],
    does: 'Get a Payoff Quote',
    fine: 'From your lender, good for some days.',
  },
  'credit-score': {
    key: 'credit-score',
    page: 'credit-score',
    title: 'See the rate you would get',
    text: `Payments here assume ${estimateTerms.apr}% APR. Yours may be another.`,
    rows: [],
    does: 'Check Your Credit Score',
    fine: 'Ask for a soft check: it does not touch your credit.',
  },
  lease: {
    key: 'lease',
    page: 'lease',
    title: 'Or lease it new',
    text: 'A lower payment for a car that you give back.',
    rows: [
      { label: 'Usual term', value: '36 months', href: null },
      { label: 'Usual miles', value: '12,000 a year', href: null },
    ],
    does: 'See Lease Payments',
    fine: 'Tax, fees and miles beyond are not included.',
  },
  'wallet-sync': {
    key: 'wallet-sync',
    page: 'wallet-sync',
    title: 'Bring your wallet here',
    text: 'Your budget and trade-in, on every device you use.',
    rows: [],
    does: 'Sync Your Wallet',
    fine: 'Needs an account. You can delete it at any time.',
  },
};

/** @param own the wallet of a shopper who has one here, to which they lead without an outside page */
export function walletCardsFor(
  cards: readonly (WalletCard | 'wallet-sync')[],
  pages: OutsidePages,
  own: string | null,
): PromoCardData[] {
  return cards.flatMap((card) =>
    leadingOut(walletTexts[card], pages, card === 'wallet-sync' ? null : own),
  );
}

/** The claim is the specification's. */
export function sellCard(pages: OutsidePages): PromoCardData[] {
  return leadingOut(
    {
      key: 'sell',
      page: 'sell-your-car',
      title: 'Sell your car yourself',
      text: 'Sellers receive 28% more on average.',
      rows: [],
      does: 'Sell Your Car',
      fine: 'Compared with trade-in offers for the same cars.',
    },
    pages,
  );
}

/**
 * What goes with buying from a private seller, each a card of its own.
 *
 * @param averagePrice of the cars of the search, whole dollars; null when none has a price
 */
export function privateSellerCardsFor(
  averagePrice: number | null,
  pages: OutsidePages,
): PromoCardData[] {
  const price = averagePrice === null ? null : Math.round(averagePrice);
  const texts: Readonly<Record<PrivateSellerCard, OutsideCard>> = {
    financing: {
      key: 'financing',
      page: 'financing',
      title: 'Finance a private sale',
      text: 'A loan that pays the seller and sends you the title.',
      rows:
        price === null
          ? []
          : [
              { label: 'Average price here', value: dollars(price), href: null },
              {
                label: `${estimateTerms.months} months, ${percent(estimateTerms.apr)} APR`,
                value: `${roundDollars(monthlyPayment(price, usualTerms, false))}/mo est.`,
                href: null,
              },
            ],
      does: 'See Financing',
      fine: `An estimate with ${percent(estimateTerms.downShare * 100)} down, not an offer of credit.`,
    },
    warranties: {
      key: 'warranties',
      page: 'service-contracts',
      title: 'Cover an older car',
      text: 'A service contract pays for repairs after the warranty.',
      rows: [],
      does: 'Compare Warranties',
      fine: 'Sold by a third party. Read what it leaves out, and how to cancel.',
    },
    gap: {
      key: 'gap',
      page: 'gap-insurance',
      title: 'Owe more than it is worth?',
      text: 'GAP pays the difference if the car is a total loss.',
      rows: [],
      does: 'About GAP Protection',
      fine: 'Sold by a third party. Worth most with little money down.',
    },
  };
  return privateSellerCards.flatMap((card) => leadingOut(texts[card], pages));
}
