import { isZip, zipMessage } from '../place/zip-input.ts';
import { withOrderedQuery } from '../search/address/pass-through-parameters.ts';
import { searchRadii } from '../vehicle/codes.ts';
import type { PlaceReference, VehicleReference } from '../vehicle/reference.ts';
import { toSlug } from '../vehicle/slug.ts';
import { dealersPath } from './dealers-path.ts';

/** Miles, where a ZIP is told without a distance. */
export const usualDealerRadius = 50;

/** Those that no ZIP is needed for: what the form sends when nothing was chosen, and nationwide. */
const usualRadii: ReadonlySet<number> = new Set([usualDealerRadius, 0]);

/** Characters of a dealer's name or city that are looked for. */
export const maxDealerWords = 60;

export const dealerOrders = [
  { code: 'distance', name: 'Nearest' },
  { code: 'cars', name: 'Most cars' },
  { code: 'rating', name: 'Best rated' },
  { code: 'name', name: 'Name' },
] as const;
export type DealerOrder = (typeof dealerOrders)[number]['code'];

/** What is asked of the directory of dealers: what its address says. */
export interface DealerQuery {
  readonly zip: string | null;
  /** Miles around the ZIP, 0 is nationwide; the usual ones where there is none. */
  readonly searchRadius: number;
  /** Two letters; null where a ZIP says where. */
  readonly state: string | null;
  /** Of cars that a dealer has for sale; null for any. */
  readonly makeCode: string | null;
  /** Words of its name or its city; empty for any. */
  readonly words: string;
  readonly sortBy: DealerOrder;
  /** From 1. */
  readonly page: number;
}

/** Why a parameter is not heeded, for people. */
export type DealerQueryProblems = Partial<Record<'zip' | 'searchRadius' | 'makeCode', string>>;

type Names = Pick<PlaceReference, 'findZip' | 'hasState'> & Pick<VehicleReference, 'findMake'>;

/** What an address asks for. What means nothing is left out; of what a shopper may have typed it is told why. */
export function readDealerQuery(
  parameters: URLSearchParams,
  names: Names,
): { readonly query: DealerQuery; readonly problems: DealerQueryProblems } {
  const told = (name: string) => parameters.get(name)?.trim() ?? '';
  const words = told('words').slice(0, maxDealerWords).trim();
  const typedZip = told('zip');
  const zip = isZip(typedZip) && names.findZip(typedZip) ? typedZip : null;
  const typedMake = told('makeCode').toUpperCase();
  const makeCode = names.findMake(typedMake) ? typedMake : null;
  const typedRadius = told('searchRadius');
  const searchRadius = searchRadii.find((miles) => String(miles) === typedRadius);
  const lacksZip = typedZip === '' && searchRadius !== undefined && !usualRadii.has(searchRadius);
  const typedState = told('state').toUpperCase();
  const order = dealerOrders.find(({ code }) => code === told('sortBy'))?.code;
  const page = Number(/^[1-9]\d{0,4}$/.exec(told('page'))?.[0] ?? 1);
  return {
    query: {
      zip,
      searchRadius: zip === null ? usualDealerRadius : (searchRadius ?? usualDealerRadius),
      state: zip === null && names.hasState(typedState) ? typedState : null,
      makeCode,
      words: toSlug(words) === '' ? '' : words,
      sortBy: order && (order !== 'distance' || zip !== null) ? order : usualOrder(zip),
      page,
    },
    problems: {
      ...(typedZip !== '' && zip === null && { zip: zipMessage }),
      ...(lacksZip && { zip: 'Enter the ZIP Code that it is measured from' }),
      ...(typedRadius !== '' &&
        searchRadius === undefined && { searchRadius: 'Choose one of the distances' }),
      ...(typedMake !== '' && makeCode === null && { makeCode: 'Choose a make of the list' }),
    },
  };
}

const usualOrder = (zip: string | null): DealerOrder => (zip === null ? 'cars' : 'distance');

/** The address that asks for this; what is as usual is not said. */
export function dealersAddress(asked: Partial<DealerQuery> = {}): string {
  const { zip = null, searchRadius = usualDealerRadius, state, makeCode, words, sortBy } = asked;
  const { page = 1 } = asked;
  const said = {
    makeCode,
    page: page > 1 && page,
    searchRadius: zip !== null && searchRadius !== usualDealerRadius && String(searchRadius),
    sortBy: sortBy !== usualOrder(zip) && sortBy,
    state,
    words,
    zip,
  };
  return withOrderedQuery(
    dealersPath,
    Object.entries(said).map(([name, value]) => [name, String(value || '')]),
  );
}
