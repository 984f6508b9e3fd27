import {
  type ParsedComparison,
  readAddition,
  toCompareAddress,
} from '@forecourt/domain/compare/compare-address';
import { maxCompared } from '@forecourt/domain/compare/compared-cars';
import type { AppContext } from '../app-context.ts';
import { type ComparePageData, isActive, toComparePageData } from './compare-page-data.ts';

/** A page, or where the comparison is that was asked for. */
export type FoundComparison =
  | { readonly page: ComparePageData; readonly isMissing: boolean }
  | { readonly address: string };

/** Finds what an address compares, and the car that is to be added to it. */
export async function findComparison(
  parsed: ParsedComparison,
  context: AppContext,
): Promise<FoundComparison> {
  const hasProblem = parsed.left.length + parsed.unreadable.length > 0 || parsed.badZip !== null;
  if (!parsed.isCanonical && !hasProblem && parsed.addition === null)
    return { address: toCompareAddress(parsed) };
  const cars = await context.services.findComparedCars(parsed.ids);
  const shownIds = cars.filter(isActive).map(({ card }) => card.id);
  const added = parsed.addition === null ? null : await findAddition(parsed, shownIds, context);
  if (typeof added === 'number')
    return { address: toCompareAddress({ ...parsed, ids: [...shownIds, added] }) };
  const asked = parsed.ids.length + parsed.unreadable.length;
  return {
    page: toComparePageData(parsed, { cars, addProblem: added }, context),
    // Some of what was asked for is enough of a page; nothing of it is none.
    isMissing: asked > 0 && shownIds.length === 0,
  };
}

/** The listing to add, or why none is. */
async function findAddition(
  { addition }: ParsedComparison,
  ids: readonly number[],
  { services }: AppContext,
): Promise<number | string> {
  const read = readAddition(addition ?? '');
  if (read === null)
    return 'That is neither a VIN, which has 17 letters and digits, nor the address of a car’s page here.';
  const id = 'id' in read ? read.id : await services.findComparedByVin(read.vin);
  const [car] = id === undefined ? [] : await services.findComparedCars([id]);
  if (id === undefined || car === undefined) return 'No such car is listed here.';
  if (!isActive(car)) return 'That car is no longer for sale.';
  if (ids.includes(id)) return 'That car is already in this comparison.';
  if (ids.length >= maxCompared)
    return `At most ${maxCompared} cars are compared at once. Remove one to add another.`;
  return id;
}
