import { expertReviewCount, type OutsideReview } from '@forecourt/domain/content/article';
import { onlyModel, onlyValue } from '@forecourt/domain/search/filter-groups';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { toSlug } from '@forecourt/domain/vehicle/slug';
import { z } from 'zod';
import { fetchAnswer } from '../platform/http/fetch-answer.ts';

const line = (most: number) => z.string().trim().min(1).max(most);

const answerSchema = z.object({
  reviews: z.array(
    z.object({
      topic: line(60),
      title: line(160),
      summary: line(400),
      publishedOn: z.iso.date(),
      url: z.url({ protocol: /^https?$/ }),
    }),
  ),
});

/** What of the catalogue a search is about, as the service names it: year, make, model and trim. */
export function toYmmt(
  query: Pick<SearchQuery, 'filters' | 'startYear' | 'endYear'>,
  today: string,
  reference: VehicleReference,
): string | null {
  const model = reference.findModel(onlyModel(query.filters) ?? '');
  const make = model && reference.findMake(model.makeCode);
  if (!model || !make) return null;
  const { startYear, endYear } = query;
  const year = startYear === endYear ? startYear : undefined;
  const trim = onlyValue(query.filters.trimCode)?.split('|')[1];
  return [String(year ?? today.slice(0, 4)), make.name, model.name, trim]
    .flatMap((part) => (part === undefined ? [] : toSlug(part)))
    .join('/');
}

/**
 * Reviews of a service outside.
 *
 * @throws where it does not answer, or not in its form
 */
export async function findOutsideReviews(base: string, ymmt: string): Promise<OutsideReview[]> {
  const url = new URL(base);
  url.searchParams.set('ymmt', ymmt);
  url.searchParams.set('embed', 'true');
  const answer = await fetchAnswer(url, answerSchema);
  return (answer?.reviews ?? [])
    .slice(0, expertReviewCount)
    .map((review) => ({ kind: 'outside', source: new URL(review.url).host, ...review }));
}
