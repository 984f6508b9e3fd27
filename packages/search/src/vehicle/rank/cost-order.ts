import { costAt, costKinds } from '@forecourt/domain/search/cost-rules';
import { missing } from '../cars/vehicle-columns.ts';
import { ownershipKeys } from './ownership-keys.ts';
import type { SortContext, SortOrder } from './sort-context.ts';

const last = Number.POSITIVE_INFINITY;

/** What cars cost the shopper, the least first; those whose cost is not told last. */
export function byCost(context: SortContext): SortOrder {
  const { segment, vocabulary, costs } = context;
  const { joints, numbers, facts } = segment.columns;
  const { isPrivate, fees, rebates } = vocabulary.costs.live();
  const isNew = vocabulary.pricing.live().newOfMarket;
  const withFees = costs?.withFees === true;
  const curves = costKinds.map((kind) => costs?.curves[kind] ?? []);
  const interests = costKinds.map((kind) => costs?.ownership?.interest[kind] ?? []);
  const addOwnership = costs?.ownership && ownershipKeys(context, costs.ownership);
  return {
    writeKeys: (rows, length, keys) => {
      for (let at = 0; at < length; at += 1) {
        const row = rows[at] ?? 0;
        const price = numbers.price[row] ?? missing;
        const kind =
          isPrivate[joints.seller[row] ?? 0] === 1
            ? 0
            : isNew[joints.market[row] ?? 0] === 1
              ? 1
              : 2;
        const charge = facts.charges[row] ?? 0;
        const added = withFees && kind !== 0 ? (fees[charge] ?? 0) : 0;
        if (costs === undefined || price === missing || added === last) {
          keys[at] = last;
          continue;
        }
        const rebate = withFees && kind === 1 ? Math.min(rebates[charge] ?? 0, price) : 0;
        const bought = costAt(curves[kind] ?? [], price + added) - rebate * 100;
        keys[at] = bought + costAt(interests[kind] ?? [], bought / 100);
      }
      addOwnership?.(rows, length, keys);
    },
    boundsOf: () => null,
  };
}
