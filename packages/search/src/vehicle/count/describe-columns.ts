import type { CountedColumn } from '@forecourt/domain/search/search-engine';
import { featureOrder, jointNamesOf, ofJoint } from '../cars/joint-axes.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import type { Layer } from '../segments/layers.ts';
import type { Target } from './targets.ts';

/** How large the columns have become that are counted, and which of them have totals. */
export function describeColumns(
  { joints, packages }: Vocabulary,
  [base]: readonly Layer[],
): CountedColumn[] {
  const totalled = base?.segment.data.totals?.targets ?? [];
  const column = (name: Target, codes: number) => ({
    name,
    codes,
    hasTotals: totalled.includes(name),
  });
  return [
    ...jointNamesOf(joints).map((name) => column(name, ofJoint(joints, name).size)),
    column('features', featureOrder.length),
    column('packages', packages.size),
  ];
}
