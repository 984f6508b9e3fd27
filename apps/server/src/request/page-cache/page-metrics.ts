import { createCounter, createReading, type Metric } from '../../platform/prometheus.ts';
import type { PageCache } from './page-cache.ts';

/** The pages that are kept, and answers by where they came from. */
export function pageMetrics({ counts }: Pick<PageCache, 'counts'>): readonly Metric[] {
  const answers = {
    name: 'page_cache_answers_total',
    help: 'Pages answered, by where they came from',
    labelNames: ['result'] as const,
  };
  return [
    createCounter(answers, () =>
      Object.entries(counts().answers).map(([result, count]) => [{ result }, count] as const),
    ),
    createReading('page_cache_pages', 'Pages kept', () => counts().pages),
    createReading('page_cache_bytes', 'Size of the pages kept', () => counts().bytes),
  ];
}
