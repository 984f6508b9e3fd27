import { dealerPath } from '@forecourt/domain/dealer/dealer-path';
import {
  type DealerQuery,
  type DealerQueryProblems,
  dealerOrders,
  dealersAddress,
} from '@forecourt/domain/dealer/dealer-query';
import { dealersPath } from '@forecourt/domain/dealer/dealers-path';
import { openingWords } from '@forecourt/domain/listing/seller/opening-hours';
import { dollars } from '@forecourt/domain/money/dollars';
import { awayWords } from '@forecourt/domain/place/away-words';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { wholeBrandSearch } from '@forecourt/domain/search/brand-search';
import type { NumberSpan } from '@forecourt/domain/search/search-engine';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { AppContext } from '../../app-context.ts';
import type { FoundDealers } from '../services.ts';

interface Asked {
  readonly query: DealerQuery;
  readonly problems: DealerQueryProblems;
  /** As they were sent, even where they mean nothing. */
  readonly typed: { readonly zip: string; readonly searchRadius: number };
}

/** All that a page of the directory shows, as plain data. */
export function toDirectoryData(
  { query, problems, typed }: Asked,
  found: FoundDealers | null,
  app: AppContext,
) {
  const { brand, origin, reference } = app;
  const { zip, state, makeCode, sortBy, page } = query;
  const where = whereWords(query, app);
  const to = (changed: Partial<DealerQuery>) => dealersAddress({ ...query, page: 1, ...changed });
  const isBare = query.words === '' && zip === null && makeCode === null && page === 1;
  const states = [...(found?.states ?? [])]
    .map(({ state: code, dealers }) => ({
      name: stateName(code, app),
      href: dealersAddress({ state: code }),
      figure: dealerWords(dealers),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    crumbs: [
      { key: 'home', label: 'Home', href: brand.homePath },
      { key: 'dealers', label: 'Dealers', href: dealersPath },
      ...(where === null ? [] : [{ key: 'where', label: where.crumb, href: '' }]),
    ],
    title: where === null ? 'Car dealers' : `Car dealers ${where.words}`,
    url: new URL(dealersAddress({ state }), origin).href,
    isIndexed: isBare && sortBy === 'cars' && found?.total !== 0,
    lead: found === null ? null : leadOf(found, query, app),
    isLost: found === null,
    form: {
      zip: typed.zip,
      words: query.words,
      searchRadius: typed.searchRadius,
      state,
      makeCode: makeCode ?? '',
      // A brand of one make has no other to choose.
      makes: brand.makeCode === null ? reference.makes : [],
      problems,
    },
    orders: dealerOrders
      .filter(({ code }) => code !== 'distance' || zip !== null)
      .map(({ code, name }) => ({
        name,
        href: to({ sortBy: code }),
        isShown: code === sortBy,
      })),
    dealers: (found?.dealers ?? []).map((dealer) => toRow(dealer, query, app)),
    wider: found?.total === 0 ? widerOf(query) : null,
    previousHref: page > 1 ? to({ page: page - 1 }) : null,
    nextHref: found !== null && page < found.pages ? to({ page: page + 1 }) : null,
    pageWords: found !== null && found.pages > 1 ? `Page ${page} of ${found.pages}` : null,
    // Where one looks near a place or for a name, the states of all are no way on.
    states: isBare && state === null ? states : [],
  };
}

export type DirectoryData = ReturnType<typeof toDirectoryData>;
export type DealerRowData = DirectoryData['dealers'][number];

const stateName = (code: string, { services }: Pick<AppContext, 'services'>) =>
  services.financeTables().states.states[code]?.name ?? code;

function whereWords({ zip, searchRadius, state }: DealerQuery, app: AppContext) {
  if (state !== null) {
    const name = stateName(state, app);
    return { crumb: name, words: `in ${name}` };
  }
  const place = zip === null ? undefined : app.reference.findZip(zip);
  if (!place) return null;
  const crumb = `${place.city}, ${place.state}`;
  return { crumb, words: searchRadius === 0 ? `by distance from ${crumb}` : `near ${crumb}` };
}

const dealerWords = (dealers: number) =>
  dealers === 1 ? '1 dealer' : `${groupDigits(dealers)} dealers`;

/** How many there are, of what and where. */
function leadOf({ total }: FoundDealers, query: DealerQuery, app: AppContext): string {
  const { zip, searchRadius, state, makeCode, words } = query;
  const make = makeCode === null ? '' : `${app.reference.findMake(makeCode)?.name ?? makeCode} `;
  const around = zip !== null && searchRadius !== 0 ? ` within ${searchRadius} miles` : '';
  const near = state === null ? around : ` in ${stateName(state, app)}`;
  const named = words === '' ? '' : ` for “${words}”`;
  if (total === 0) return `No dealer${named} has ${make}cars for sale${near}.`;
  const verb = total === 1 ? 'has' : 'have';
  return `${dealerWords(total)}${named} ${verb} ${make}cars for sale${near}.`;
}

/** Where there may be some, when there is none. */
function widerOf(query: DealerQuery) {
  const { zip, searchRadius } = query;
  return zip !== null && searchRadius !== 0
    ? { name: 'Look nationwide', href: dealersAddress({ ...query, searchRadius: 0, page: 1 }) }
    : { name: 'See all dealers', href: dealersAddress({ zip, searchRadius }) };
}

function toRow(
  { owner, cars, prices, miles, sellerClock }: FoundDealers['dealers'][number],
  { zip, makeCode }: DealerQuery,
  { brand, reference }: AppContext,
) {
  const whole = wholeBrandSearch(brand);
  const filters = { ...whole.filters, ...(makeCode !== null && { makeCode: [makeCode] }) };
  const where = zip === null ? {} : { zip, searchRadius: 0 };
  const search = { ...whole, ...where, filters, showcaseOwnerId: owner.id };
  return {
    id: owner.id,
    name: owner.name,
    href: dealerPath(owner, zip),
    rating: owner.rating,
    reviewCount: owner.reviewCount,
    address: [owner.address1, `${owner.city}, ${owner.state}`].filter(Boolean).join(', '),
    away: miles === null ? null : awayWords(miles),
    opening: openingWords(owner, sellerClock),
    makes: owner.nameplates.map((code) => reference.findMake(code)?.name ?? code),
    isOnline: owner.homeServices.includes('BUY_ONLINE'),
    cars,
    prices: prices && spanWords(prices),
    carsHref: toSearchUrl(search, brand, reference),
  };
}

const spanWords = ({ min, max }: NumberSpan) =>
  min === max ? dollars(min) : `${dollars(min)} – ${dollars(max)}`;

/** The list for search engines (schema.org). */
export function directoryStructuredData({ dealers, title }: DirectoryData, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    itemListElement: dealers.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(href, origin).href,
    })),
  };
}
