import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { highlightText, highlightTypeOf } from '@forecourt/domain/listing/vehicle-highlight';
import { inRotation, walletCards } from '@forecourt/domain/promotion/promo-placement';
import type { Highlight } from '@forecourt/domain/promotion/promotions';
import type { SearchHit, SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { AppContext } from '../app-context.ts';
import { walletHref } from '../wallet/wallet-address.ts';
import { privateSellerCardsFor, sellCard, walletCardsFor } from './outside-cards.ts';
import { type PromoCardData, promoCards } from './promo-cards.ts';

/** The cards of one place: the first is shown, the next after each press. */
export type PromoSlot = readonly PromoCardData[];

const maxSlots = 4;

interface PromoFacts extends Pick<SearchResult, 'facets'> {
  readonly highlights: readonly Highlight[];
  /** Of the search, dollars. */
  readonly averagePrice: number | null;
}

interface PromoTools {
  readonly context: Pick<
    AppContext,
    'brand' | 'flags' | 'outsidePages' | 'terms' | 'today' | 'wallet'
  >;
  readonly url: (query: SearchQuery) => string;
  /** `2021 Honda Civic`. */
  readonly nameOf: (hit: SearchHit) => string;
}

/**
 * Our own cards of a first page, in the order of their places: the budget, buying online, one of the rest
 * (beside private sellers what goes with buying from them), and the next step of the wallet.
 */
export function promoSlots(
  query: SearchQuery,
  { facets, highlights, averagePrice }: PromoFacts,
  { context, url, nameOf }: PromoTools,
): PromoSlot[] {
  const { brand, flags, outsidePages, terms, today, wallet: told } = context;
  const cards = promoCards(query, facets, { brand, flags, terms, url });
  const [first = [], second = [], others = []] = ['wallet', 'buy-online', null].map((key) =>
    cards.filter((card) =>
      key === null ? card.key !== 'wallet' && card.key !== 'buy-online' : card.key === key,
    ),
  );
  const isByOwner = query.filters.sellerType?.includes('p') ?? false;
  const withSeller = isByOwner ? privateSellerCardsFor(averagePrice, outsidePages) : [];
  const highlighted = highlightsCard(highlights, query.zip ?? null, { nameOf, today });
  const rest = inRotation([...others, ...sellCard(outsidePages), ...highlighted], today);
  const third = withSeller.length > 0 ? [withSeller] : rest.slice(0, 1).map((card) => [card]);
  const wallet = walletCardsFor(
    [
      ...walletCards({
        tradeInValue: told?.tradeValue ?? null,
        amountOwed: told?.amountOwed ?? null,
        paymentOption: told?.option === 'cash' ? 'cash' : 'finance',
        isNewSelected: query.filters.listingType?.includes('NEW') ?? false,
      }),
      'wallet-sync',
    ],
    outsidePages,
    told === null ? null : walletHref(url(query)),
  );
  const last = [...walletInRotation(wallet, today), ...rest.slice(withSeller.length > 0 ? 0 : 1)];
  return [first, second, ...third, ...last.map((card) => [card])]
    .filter((cards) => cards.length > 0)
    .slice(0, maxSlots);
}

/** The next step, except that one day in three what goes with it has its turn. */
function walletInRotation(cards: readonly PromoCardData[], today: string): PromoCardData[] {
  const [next, ...more] = cards;
  if (next === undefined) return [];
  return inRotation([next, next, ...more], today).slice(0, 1);
}

/** Rows of the card. */
const maxHighlights = 3;

/** Cars of sellers who pay, by what sets them apart. */
function highlightsCard(
  highlights: readonly Highlight[],
  zip: string | null,
  { nameOf, today }: Pick<PromoTools, 'nameOf'> & { readonly today: string },
): PromoCardData[] {
  const rows = highlights
    .filter(({ hit }) => highlightTypeOf(hit.card, today) !== null)
    .slice(0, maxHighlights)
    .map(({ hit }) => ({
      label: nameOf(hit),
      value: highlightText(hit.card, 0, today)?.lead ?? '',
      href: vehiclePath(hit.card.id, zip),
    }));
  const [top] = rows;
  if (top === undefined) return [];
  return [
    {
      key: 'highlights',
      label: 'Sponsored',
      title: 'Worth a second look',
      text: 'Cars of this search that stand out, each with what sets it apart.',
      rows,
      action: { label: `See the ${top.label}`, href: top.href, isOutside: false },
      fine: 'Their sellers pay to be named here; deal ratings are not for sale.',
    },
  ];
}
