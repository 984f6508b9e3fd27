import { researchPath } from '@forecourt/domain/reference/research-address';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { PageData } from '../search/response-schemas.ts';

/** The models of the one make that is searched for, with their cars; null of any other search. */
export function toMakeSummary(
  { filters }: SearchQuery,
  { facets }: SearchResult,
  reference: VehicleReference,
): PageData['makeSummaryData'] {
  const [makeCode, ...others] = filters.makeCode ?? [];
  const make = makeCode === undefined ? undefined : reference.findMake(makeCode);
  if (!make || others.length > 0) return null;
  const counts = facets.get('modelCode');
  const models = reference
    .modelsOf(make.code)
    .map(({ code, name }) => ({
      code,
      name,
      count: counts?.get(code) ?? 0,
      href: researchPath(code, null, reference),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return {
    makeCode: make.code,
    makeName: make.name,
    models,
    count: models.reduce((sum, { count }) => sum + count, 0),
  };
}
