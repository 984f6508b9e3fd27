import { costAt, costKinds } from '@forecourt/domain/search/cost-rules';
import { missing } from '../cars/vehicle-columns.ts';
import { ownershipKeys } from './ownership-keys.ts';
import type { SortContext, SortOrder } from './sort-context.ts';

const last = Number.POSITIVE_INFINITY;

/** What cars cost the shopper, the least first; those whose cost is not told last. */
export function byCost(context: SortContext): SortOrder {
  const { segment, vocabulary, costs } = context;
  const { joints, numbers, facts } = segment.columns;
  const isPrivate = flagsOf(vocabulary.joints.seller, 'sellerType', 'p');
  const isNew = flagsOf(vocabulary.joints.market, 'listingType', 'NEW');
  const { charges } = vocabulary.facts;
  const fees = Float64Array.from({ length: charges.size }, (_, id) => {
    const told = costs?.withFees ? charges.get(id).dealerFees : 0;
    return told ?? last;
  });
  const rebates = Float64Array.from({ length: charges.size }, (_, id) =>
    costs?.withFees ? (charges.get(id).incentive ?? 0) : 0,
  );
  const curves = costKinds.map((kind) => costs?.curves[kind] ?? []);
  const interests = costKinds.map((kind) => costs?.ownership?.interest[kind] ?? []);
  const addOwnership = costs?.ownership && ownershipKeys(context, costs.ownership);
  return {
    writeKeys: (rows, length, keys) => {
      for (let at = 0; at < length; at += 1) {
        const row = rows[at] ?? 0;
        const price = numbers.price[row] ?? missing;
        const kind = isPrivate[joints.seller[row] ?? 0]
          ? 0
          : isNew[joints.market[row] ?? 0]
            ? 1
            : 2;
        const charge = facts.charges[row] ?? 0;
        const added = kind === 0 ? 0 : (fees[charge] ?? 0);
        if (costs === undefined || price === missing || added === last) {
          keys[at] = last;
          continue;
        }
        const rebate = kind === 1 ? Math.min(rebates[charge] ?? 0, price) : 0;
        const bought = costAt(curves[kind] ?? [], price + added) - rebate * 100;
        keys[at] = bought + costAt(interests[kind] ?? [], bought / 100);
      }
      addOwnership?.(rows, length, keys);
    },
    boundsOf: () => null,
  };
}

/** 1 by code where an axis has a value. */
function flagsOf<Axis extends string>(
  joint: { readonly size: number; valueOf(axis: Axis, code: number): string | null },
  axis: Axis,
  value: string,
): Uint8Array {
  return Uint8Array.from({ length: joint.size }, (_, code) =>
    joint.valueOf(axis, code) === value ? 1 : 0,
  );
}
