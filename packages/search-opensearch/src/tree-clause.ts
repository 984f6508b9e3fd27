import type { FilterValues } from '@forecourt/domain/search/filter-groups';
import { anyOf, type Clause, termsOf } from './clause.ts';
import type { KnownModels } from './known-models.ts';

/** The cars that a choice of makes, series, models and trims admits; null without one. */
export function treeClause(
  { makeCode, seriesCode = [], modelCode = [], trimCode = [] }: FilterValues,
  known: KnownModels,
): Clause | null {
  if (!makeCode && seriesCode.length + modelCode.length + trimCode.length === 0) return null;
  const ofModels = trimCode.filter((code) => code.includes('|'));
  const trimmed = [...new Set(ofModels.map((code) => code.slice(0, code.indexOf('|'))))];
  const isNarrowed = (make: string) =>
    known
      .ofMake(make)
      .some(
        (model) =>
          modelCode.includes(model.code) ||
          trimmed.includes(model.code) ||
          seriesCode.includes(model.seriesCode ?? ''),
      );
  const whole = anyOf([
    ...choiceOf('modelCode', modelCode),
    ...choiceOf('seriesCode', seriesCode),
    ...choiceOf(
      'makeCode',
      (makeCode ?? []).filter((make) => !isNarrowed(make)),
    ),
  ]);
  if (trimmed.length === 0) return whole;
  // A trim narrows its model, however that model came to be chosen.
  const others: Clause = {
    bool: { filter: [whole], must_not: [termsOf('group.modelCode', trimmed)] },
  };
  return anyOf([termsOf('group.trimCode', trimCode), others]);
}

function choiceOf(group: string, codes: readonly string[]): Clause[] {
  return codes.length === 0 ? [] : [termsOf(`group.${group}`, codes)];
}
