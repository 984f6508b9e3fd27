import type { VehicleReference } from '../vehicle/reference.ts';
import { withValues } from './edit-search.ts';
import { onlyModel } from './filter-groups.ts';
import type { FacetCounts } from './search-engine.ts';
import type { SearchQuery } from './search-query.ts';

/** A model as the question names it. */
export interface NamedModel {
  readonly makeCode: string;
  readonly makeDescription: string;
  readonly modelCode: string;
  readonly modelDescription: string;
  /** Cars of it that the rest of the search admits. */
  readonly count: number;
}

/** "Did you mean": the chosen model, and others that are often meant by its name. */
export interface ModelClarification {
  readonly selected: NamedModel;
  /** Most cars first; at least one. */
  readonly suggested: readonly NamedModel[];
}

/** Models suggested at the most: a question, not a list. */
const maxSuggestions = 3;

/**
 * What to ask a shopper who chose a single model and no other make, or null when there is nothing to ask:
 * no trim is chosen yet, cars of a model that may be meant are for sale, and "No" was not said to this
 * question before.
 *
 * @param counts cars by model code, the choice of vehicles lifted
 * @param dismissed codes of the models to which "No" was said
 */
export function findClarification(
  { filters }: SearchQuery,
  reference: VehicleReference,
  counts: FacetCounts,
  dismissed: readonly string[],
): ModelClarification | null {
  const modelCode = onlyModel(filters);
  if (modelCode === undefined || filters.trimCode || dismissed.includes(modelCode)) return null;
  const named = (code: string) => nameModel(code, reference, counts);
  const selected = named(modelCode);
  const suggested = reference
    .modelsMeantBy(modelCode)
    .flatMap(({ code }) => named(code) ?? [])
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxSuggestions);
  return selected && suggested.length > 0 ? { selected, suggested } : null;
}

function nameModel(
  modelCode: string,
  reference: VehicleReference,
  counts: FacetCounts,
): NamedModel | undefined {
  const model = reference.findModel(modelCode);
  if (!model) return undefined;
  return {
    makeCode: model.makeCode,
    makeDescription: reference.findMake(model.makeCode)?.name ?? model.makeCode,
    modelCode,
    modelDescription: model.name,
    count: counts.get(modelCode) ?? 0,
  };
}

/** "Yes": the suggested makes and models beside the chosen one. */
export function withSuggested(
  query: SearchQuery,
  { suggested }: ModelClarification,
  reference: VehicleReference,
): SearchQuery {
  const models = suggested.map(({ modelCode }) => modelCode);
  return withValues(query, 'modelCode', [...(query.filters.modelCode ?? []), ...models], reference);
}

/** Questions remembered at the most; the oldest are forgotten. */
const maxDismissed = 20;

/** The value of the cookie `doNotShowSuggested`: codes of models, oldest first. Never throws. */
export function parseDismissed(value: string | null | undefined): string[] {
  return (value ?? '').split('.').filter((code) => /^[A-Z0-9-]{1,12}$/.test(code));
}

/** The cookie's value with one more model in it. */
export function toDismissed(dismissed: readonly string[], modelCode: string): string {
  const others = dismissed.filter((code) => code !== modelCode);
  return [...others, ...parseDismissed(modelCode)].slice(-maxDismissed).join('.');
}
