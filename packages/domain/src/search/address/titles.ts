import type { Brand } from '../../brand/brand.ts';
import { conditionWord } from '../../listing/listing-title.ts';
import { makeAndModel } from '../../vehicle/make-and-model.ts';
import { mileWords } from '../../vehicle/mile-words.ts';
import type { Reference } from '../../vehicle/reference.ts';
import { onlyModel, onlyValue } from '../filter-groups.ts';
import { areaName, paymentLabel, priceLabel, styleName, truncateTrim } from '../search-names.ts';
import type { SearchQuery } from '../search-query.ts';

export interface SearchTitles {
  /** For the window and for search engines. */
  readonly title: string;
  /** The page's one heading. */
  readonly heading: string;
  /** Where, beside the heading: `within 50 miles of Atlanta, GA`; null nationwide. */
  readonly location: string | null;
  readonly description: string;
}

/** What a search page is called. */
export function searchTitles(query: SearchQuery, brand: Brand, reference: Reference): SearchTitles {
  const place = query.zip === undefined ? undefined : reference.findZip(query.zip);
  const where = place ? `${place.city}, ${place.state}` : areaName(query, reference);
  const heading = headingOf(query, reference);
  const { searchRadius } = query;
  const radius = searchRadius ? `within ${mileWords(searchRadius)} of ` : 'nationwide from ';
  const titleWhere = where ? ` in ${where}` : '';
  return {
    title: `${heading}${titleWhere} | ${brand.name}`,
    heading,
    location: place ? `${radius}${where}` : where ? `in ${where}` : null,
    description: `${heading}${titleWhere}: compare prices, deal ratings, mileage and history of every car, and contact the seller, on ${brand.name}.`,
  };
}

function headingOf(query: SearchQuery, reference: Reference): string {
  const price = priceLabel(query.minPrice, query.maxPrice);
  const payment = paymentLabel(query.minPayment, query.maxPayment);
  const noun = nounOf(query, reference);
  return [conditionOf(query), yearOf(query), noun, 'for Sale', price, payment]
    .filter(Boolean)
    .join(' ');
}

function conditionOf({ filters, experience }: SearchQuery): string | undefined {
  if (experience === 'commercial') return undefined;
  const types = new Set((filters.listingType ?? []).map(conditionWord));
  return types.size === 1 ? [...types][0] : undefined;
}

function yearOf({ startYear, endYear }: SearchQuery): string | undefined {
  return startYear !== undefined && startYear === endYear ? String(startYear) : undefined;
}

function nounOf({ filters, experience }: SearchQuery, reference: Reference): string {
  if (experience === 'commercial') return 'Commercial Vehicles';
  const make = reference.findMake(onlyValue(filters.makeCode) ?? '')?.name;
  const model = reference.findModel(onlyModel(filters) ?? '');
  if (model) {
    const trim = onlyValue(filters.trimCode)?.split('|')[1];
    const name = make === undefined ? model.name : makeAndModel(make, model.name);
    return [name, trim && truncateTrim(trim)].filter(Boolean).join(' ');
  }
  const style = onlyValue(filters.vehicleStyleCode);
  const kind = style === undefined ? 'Cars' : pluralStyle(style);
  return [make, kind].filter(Boolean).join(' ');
}

const plurals: Readonly<Record<string, string>> = {
  SUVCROSS: 'SUVs',
  COUPE: 'Coupes',
  TRUCKS: 'Trucks',
  CONVERT: 'Convertibles',
  HATCH: 'Hatchbacks',
};

function pluralStyle(code: string): string {
  return plurals[code] ?? `${styleName(code)}s`;
}
