import { dealerPath } from '@forecourt/domain/dealer/dealer-path';
import { type DealerReviews, dealerQuestions } from '@forecourt/domain/dealer/dealer-review-words';
import { dealersPath } from '@forecourt/domain/dealer/dealers-path';
import { hoursRows, openingWords } from '@forecourt/domain/listing/seller/opening-hours';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { dollars } from '@forecourt/domain/money/dollars';
import { withPassThrough } from '@forecourt/domain/search/address/pass-through-parameters';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { wholeBrandSearch } from '@forecourt/domain/search/brand-search';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { type CodeName, listingTypes, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import type { AppContext } from '../app-context.ts';
import type { DealerStock, FoundDealer } from './services.ts';

/**
 * The search for one dealer's cars, of whatever condition and however far away.
 *
 * @param zip of a shopper who said where: distances are told from there
 */
export function dealerSearch(
  { id }: Pick<Owner, 'id'>,
  zip: string | null,
  { brand }: Pick<AppContext, 'brand'>,
): SearchQuery {
  const where = zip === null ? {} : { zip, searchRadius: 0 };
  return { ...wholeBrandSearch(brand), ...where, showcaseOwnerId: id };
}

/** The search for all of one dealer's cars: the same for every shopper, wherever they are. */
export const dealerCarsHref = (
  owner: Pick<Owner, 'id'>,
  context: Pick<AppContext, 'brand' | 'reference'>,
): string => toSearchUrl(dealerSearch(owner, null, context), context.brand, context.reference);

/** All that a dealer's page tells of it, as plain data; its cars beside. */
export function toDealerPageData(
  { owner, sellerClock }: FoundDealer,
  found: {
    readonly stock: DealerStock | null;
    readonly answerMinutes: number | null;
    readonly reviews: Pick<DealerReviews, 'count' | 'average' | 'shares'> | null;
    /** The search that found them. */
    readonly query: SearchQuery;
  },
  context: AppContext,
) {
  const { brand, origin, reference } = context;
  const { stock, answerMinutes, reviews, query } = found;
  const url = (changed: Partial<SearchQuery>) =>
    toSearchUrl({ ...query, ...changed }, brand, reference);
  const { name, city, state, zip, address1, phone, website, rating, reviewCount, tagline } = owner;
  const linksOf = (
    group: 'listingType' | 'vehicleStyleCode',
    codes: readonly CodeName[],
    counts: ReadonlyMap<string, number> | undefined,
  ) =>
    codes.flatMap(({ code, name: label }) => {
      const cars = counts?.get(code) ?? 0;
      const href = url({ filters: { ...query.filters, [group]: [code] } });
      return cars === 0 ? [] : [{ key: code, label, href, cars }];
    });
  return {
    url: new URL(dealerPath(owner), origin).href,
    brandName: brand.name,
    crumbs: [
      { key: 'home', label: 'Home', href: brand.homePath },
      { key: 'dealers', label: 'Dealers', href: dealersPath },
      { key: 'dealer', label: name, href: '' },
    ],
    name,
    city,
    state,
    zip,
    address1,
    phone,
    website,
    rating,
    reviewCount,
    tagline,
    ownRating: ownRatingOf(reviews),
    opening: openingWords(owner, sellerClock),
    hours: hoursRows(owner, sellerClock),
    makes: owner.nameplates.map((code) => reference.findMake(code)?.name ?? code),
    place: { latitude: owner.latitude, longitude: owner.longitude },
    answerMinutes,
    total: stock?.total ?? null,
    figures: [
      ...(reviews === null ? [] : shareFigures(reviews)),
      ...(stock === null ? [] : figuresOf(stock, url, query)),
    ],
    stockHref: url({}),
    mapHref: withPassThrough(url({}), '?view=map'),
    filters: [
      { name: 'Condition', links: linksOf('listingType', listingTypes, stock?.conditions) },
      { name: 'Body style', links: linksOf('vehicleStyleCode', vehicleStyles, stock?.styles) },
      {
        name: 'Price',
        links: (stock?.underPrices ?? []).map(({ maxPrice, cars }) => ({
          key: String(maxPrice),
          label: `Under $${maxPrice / 1000},000`,
          href: url({ maxPrice }),
          cars,
        })),
      },
    ].filter(({ links }) => links.length > 0),
  };
}

/** Of reviews that stand on this page; null of too few. */
const ownRatingOf = (reviews: Pick<DealerReviews, 'count' | 'average'> | null) =>
  reviews === null || reviews.average === null
    ? null
    : { ratingValue: reviews.average, reviewCount: reviews.count };

const shareLabels = {
  wasThere: 'still there when asked',
  paidListed: 'paid the listed price',
} as const;

/** What reviewers measured, each with how many it is of. */
const shareFigures = ({ shares }: Pick<DealerReviews, 'shares'>) =>
  dealerQuestions.flatMap(({ code }) => {
    const share = shares[code];
    if (share === null) return [];
    const value = `${Math.round((100 * share.yes) / share.of)}%`;
    return [{ value, label: `${shareLabels[code]}, of ${share.of} who told`, href: '#reviews' }];
  });

/** What there is to know of its cars at a glance, each with the cars that it is of where a search tells them. */
function figuresOf(
  { total, deals, prices, years }: DealerStock,
  url: (changed: Partial<SearchQuery>) => string,
  { filters }: SearchQuery,
) {
  const rated = ['goodprice', 'greatprice'];
  const good = rated.reduce((sum, code) => sum + (deals.get(code) ?? 0), 0);
  const between = (least: string, most: string) => (least === most ? least : `${least} – ${most}`);
  return [
    good > 0 && {
      value: `${good} of ${total}`,
      label: 'rated Great or Good Deal',
      href: url({ filters: { ...filters, dealType: rated } }),
    },
    prices && {
      value: between(dollars(prices.min), dollars(prices.max)),
      label: 'asked for its cars',
      href: null,
    },
    years && {
      value: between(String(years.min), String(years.max)),
      label: 'model years',
      href: null,
    },
  ].filter((figure) => figure !== false && figure !== null);
}

export type DealerPageData = ReturnType<typeof toDealerPageData>;

/** The dealer for search engines (schema.org): what the page says. */
export function dealerStructuredData(dealer: DealerPageData): object {
  const { name, url, phone, ownRating, place } = dealer;
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name,
    url,
    address: {
      '@type': 'PostalAddress',
      ...(dealer.address1 && { streetAddress: dealer.address1 }),
      addressLocality: dealer.city,
      addressRegion: dealer.state,
      postalCode: dealer.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', ...place },
    ...(phone && { telephone: phone }),
    // Not the stars of its feed: whoever reads this asks for reviews that the page shows.
    ...(ownRating && { aggregateRating: { '@type': 'AggregateRating', ...ownRating } }),
  };
}
