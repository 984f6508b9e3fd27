import type { Owner } from '../listing/seller/owner.ts';
import type { SearchQuery } from '../search/search-query.ts';

/** Dealers who sell a model new, and so can order one from its maker. */
export interface Preorder {
  readonly makeCode: string;
  readonly modelCode: string;
  /** New ones for sale anywhere. */
  readonly total: number;
  /** Whole dollars: the lowest list price among those looked at. */
  readonly startingMsrp: number | null;
  /** The nearest first. */
  readonly dealers: readonly {
    readonly owner: Owner;
    readonly distanceMiles: number | null;
  }[];
}

/** Dealers named at the most. */
export const preorderDealers = 3;

/**
 * The model that a search would have built: it names one make and one model, is open to new cars by its
 * years, and is not for what owners sell themselves. Null for all other searches.
 */
export function preorderModel(
  { filters, endYear }: Pick<SearchQuery, 'filters' | 'endYear'>,
  currentYear: number,
): { readonly makeCode: string; readonly modelCode: string } | null {
  const [makeCode, ...otherMakes] = filters.makeCode ?? [];
  const [modelCode, ...otherModels] = filters.modelCode ?? [];
  const isOne = otherMakes.length === 0 && otherModels.length === 0;
  if (makeCode === undefined || modelCode === undefined || !isOne) return null;
  if (filters.sellerType?.includes('p')) return null;
  return endYear !== undefined && endYear < currentYear ? null : { makeCode, modelCode };
}
