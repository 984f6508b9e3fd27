import type { Brand } from '../../brand/brand.ts';
import { conditionWord } from '../../listing/listing-title.ts';
import { driveGroups, nameOf } from '../../vehicle/codes.ts';
import { makeAndModel } from '../../vehicle/make-and-model.ts';
import { mileWords } from '../../vehicle/mile-words.ts';
import type { Reference } from '../../vehicle/reference.ts';
import { type FilterValues, onlyModel, onlyValue } from '../filter-groups.ts';
import {
  areaName,
  fuelName,
  paymentLabel,
  priceLabel,
  styleName,
  truncateTrim,
} from '../search-names.ts';
import type { SearchQuery } from '../search-query.ts';
import { pathWord } from './path-grammar.ts';

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
  const page = query.page > 1 ? `, page ${query.page}` : '';
  const name = `${heading}${where ? ` in ${where}` : ''}${page}`;
  return {
    title: `${name} | ${brand.name}`,
    heading,
    location: place ? `${radius}${where}` : where ? `in ${where}` : null,
    description: `${name}: compare prices, deal ratings, mileage and history of every car, and contact the seller, on ${brand.name}.`,
  };
}

/** What has a segment in the path is named, and so are a trim, a place and what is paid. */
function headingOf(query: SearchQuery, reference: Reference): string {
  const price = priceLabel(query.minPrice, query.maxPrice);
  const payment = paymentLabel(query.minPayment, query.maxPayment);
  const things =
    query.experience === 'commercial' ? ['Commercial Vehicles'] : thingsOf(query, reference);
  const isByOwner =
    query.experience !== 'commercial' && onlyValue(query.filters.sellerType) === 'p';
  const sale = isByOwner ? 'for Sale by Owner' : 'for Sale';
  return [conditionOf(query), yearOf(query), ...things, sale, price, payment]
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

/** `Tesla Electric Cars with AWD/4WD`, `Toyota Camry LE Hybrid`; a model named after its fuel says it once. */
function thingsOf({ filters }: SearchQuery, reference: Reference): (string | undefined)[] {
  const name = vehicleName(filters, reference);
  const fuel = onlyWord('fuelTypeGroup', filters);
  const fuelWord = fuel && fuelName(fuel);
  const isSaid = fuelWord !== undefined && name?.toLowerCase().includes(fuelWord.toLowerCase());
  const style = onlyValue(filters.vehicleStyleCode);
  const kind = onlyModel(filters) === undefined ? 'Cars' : undefined;
  const drive = onlyWord('driveGroup', filters);
  return [
    name,
    isSaid ? undefined : fuelWord,
    style === undefined ? kind : pluralStyle(style),
    drive && `with ${nameOf(driveGroups, drive)}`,
  ];
}

/** Make, model and trim, as far as there is one of each. */
function vehicleName(filters: FilterValues, reference: Reference): string | undefined {
  const make = reference.findMake(onlyValue(filters.makeCode) ?? '')?.name;
  const model = reference.findModel(onlyModel(filters) ?? '');
  if (!model) return make;
  const trim = onlyValue(filters.trimCode)?.split('|')[1];
  const name = make === undefined ? model.name : makeAndModel(make, model.name);
  return [name, trim && truncateTrim(trim)].filter(Boolean).join(' ');
}

/** The one code of a group that has a word in the path. */
function onlyWord(group: 'fuelTypeGroup' | 'driveGroup', filters: FilterValues) {
  const code = onlyValue(filters[group]);
  return code !== undefined && pathWord(group, code) !== undefined ? code : undefined;
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
