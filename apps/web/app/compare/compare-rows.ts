import { doDiffer, markBest } from '@forecourt/domain/compare/best-values';
import { featureGroups } from '@forecourt/domain/vehicle/codes';
import { priceRows } from './price-rows.ts';
import type { Car, RowFacts, RowRule } from './row-rule.ts';
import {
  bodyRows,
  conditionRows,
  driveRows,
  featureRows,
  packageRows,
  sellerRows,
} from './row-rules.ts';

export interface CompareCell {
  readonly text: string;
  readonly note: string | null;
  /** Why it is the best; null where it is not. */
  readonly best: string | null;
  /** Whether the car has it; null where that is no question. */
  readonly isIncluded: boolean | null;
}

export interface CompareRow {
  readonly label: string;
  readonly isDifferent: boolean;
  readonly cells: readonly CompareCell[];
}

export interface CompareGroup {
  readonly name: string;
  readonly rows: readonly CompareRow[];
}

/** All that cars are compared by. A row that nobody tells anything for is left out. */
export function toCompareGroups(cars: readonly Car[], facts: RowFacts): readonly CompareGroup[] {
  const groups: readonly (readonly [string, readonly RowRule[]])[] = [
    ['Price', priceRows(facts)],
    ['Condition', conditionRows],
    ['Engine and drive', driveRows],
    ['Colors and body', bodyRows],
    ['Seller', sellerRows(facts)],
    ...featureGroups.map((group): readonly [string, readonly RowRule[]] => [
      group,
      featureRows(group, cars),
    ]),
    ['Packages', packageRows(cars)],
  ];
  return groups
    .map(([name, rules]) => ({ name, rows: rules.flatMap((rule) => toRow(rule, cars) ?? []) }))
    .filter(({ rows }) => rows.length > 0);
}

function toRow({ label, tell, best }: RowRule, cars: readonly Car[]): CompareRow | null {
  const told = cars.map(tell);
  if (told.every(({ text }) => text === null)) return null;
  const isBest = best
    ? markBest(
        told.map(({ value }) => value ?? null),
        best[0],
        told.map(({ atLeast }) => atLeast ?? null),
      )
    : [];
  const cells = told.map(({ text, isForeign, note = null, isIncluded = null }, place) => ({
    text: text ?? (isForeign ? 'Does not apply' : 'Not listed'),
    note,
    best: isBest[place] && best ? best[1] : null,
    isIncluded,
  }));
  return { label, isDifferent: doDiffer(cells.map((cell) => `${cell.text} ${cell.note}`)), cells };
}
