import { dollars } from '../money/dollars.ts';
import { fuelTypes, nameOf, vehicleStyles } from '../vehicle/codes.ts';
import { groupDigits } from '../vehicle/group-digits.ts';
import type { PlaceReference, VehicleReference } from '../vehicle/reference.ts';
import { type FilterGroupKey, filterGroup, filterGroupKeys } from './filter-groups.ts';
import type { SearchQuery } from './search-query.ts';

/** What the market or the state that a search is limited to is called; undefined without either. */
export function areaName(
  { state, dma }: Pick<SearchQuery, 'state' | 'dma'>,
  places: PlaceReference,
): string | undefined {
  return dma === undefined ? state : (places.findDma(dma)?.name ?? dma);
}

/** What a chosen value is called on chips, in headings and in breadcrumbs. */
export function valueName(
  group: FilterGroupKey,
  value: string,
  reference: VehicleReference,
): string {
  switch (group) {
    case 'makeCode':
      return reference.findMake(value)?.name ?? value;
    case 'seriesCode':
      return reference.findSeries(value)?.name ?? value;
    case 'modelCode':
      return reference.findModel(value)?.name ?? value;
    case 'trimCode':
      return trimLabel(value, reference);
    case 'packages':
      return titleCase(value);
    case 'mileage':
      return mileageLabel(value);
    default:
      return nameOf(filterGroup(group).options ?? [], value);
  }
}

const settingLabels: ReadonlyMap<string, string> = new Map([
  ['minPrice', 'Min price'],
  ['maxPrice', 'Max price'],
  ['minPayment', 'Min payment a month'],
  ['maxPayment', 'Max payment a month'],
  ['startYear', 'From year'],
  ['endYear', 'To year'],
  ['searchRadius', 'Distance'],
  ['zip', 'ZIP code'],
  ['city', 'City'],
  ['state', 'State'],
  ['dma', 'Market'],
  ['marketExtension', 'Home delivery'],
  ['experience', 'Category'],
  ['showcaseOwnerId', 'Dealer'],
  ['isSponsorship', 'Placement'],
  ['page', 'Page'],
  ['sortBy', 'Sort'],
]);

/** What a parameter of a search is called where a shopper sets it; else its own name. */
export function parameterLabel(parameter: string): string {
  const group = filterGroupKeys.find((key) => key === parameter);
  return group ? filterGroup(group).label : (settingLabels.get(parameter) ?? parameter);
}

/** `CAMRY|XLE` → `Camry XLE`. A trim of over 30 characters is cut with `...`. */
function trimLabel(code: string, reference: VehicleReference): string {
  const [model = '', trim = ''] = code.split('|');
  return `${reference.findModel(model)?.name ?? model} ${truncateTrim(trim)}`;
}

const maxTrimCharacters = 30;

/** A name of at most 30 characters: a longer one is cut and ends in `...`. */
export function truncateTrim(trim: string): string {
  return trim.length > maxTrimCharacters ? `${trim.slice(0, maxTrimCharacters - 3)}...` : trim;
}

function titleCase(code: string): string {
  return code
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function mileageLabel(value: string): string {
  if (value === '100001-') return 'Over 100,000 mi';
  return `Under ${groupDigits(Number(value.replace('-', '')))} mi`;
}

/** `Over X`, `Under X`, `Between X - Y`; undefined without a bound. */
export function priceLabel(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return `Between ${dollars(min)} - ${dollars(max)}`;
  if (min !== undefined) return `Over ${dollars(min)}`;
  return max === undefined ? undefined : `Under ${dollars(max)}`;
}

/** `Under $450/mo`, as prices are said; undefined without a bound. */
export function paymentLabel(min: number | undefined, max: number | undefined): string | undefined {
  const label = priceLabel(min, max);
  return label && `${label}/mo`;
}

/** The body style as crumbs and headings say it: `Van / Minivan` is `Van`. */
export function styleName(code: string): string {
  return code === 'VANMV' ? 'Van' : nameOf(vehicleStyles, code);
}

/** A kind of fuel as people say it; an unknown code stands for itself. */
export const fuelName = (code: string) => nameOf(fuelTypes, code);
