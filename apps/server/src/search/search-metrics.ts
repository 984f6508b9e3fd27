import type { SearchStatus } from '@forecourt/domain/search/search-engine';
import { createGauge, createReading, type Metric } from '../platform/prometheus.ts';

/** How many cars searches find, and what they count by where the engine tells it. */
export function searchMetrics(engine: { readonly status: SearchStatus }): readonly Metric[] {
  const labelNames = ['column'] as const;
  const columns = () => engine.status.columns ?? [];
  return [
    createReading('search_index_listings', 'Cars that searches find', () => engine.status.listings),
    createGauge(
      {
        name: 'search_index_column_codes',
        help: 'Distinct values or combinations in the columns that searches count',
        labelNames,
      },
      () => columns().map(({ name, codes }) => [{ column: name }, codes] as const),
    ),
    createGauge(
      {
        name: 'search_index_column_totals',
        help: '1 for columns whose counts of many cars are stored, 0 where they have too many codes',
        labelNames,
      },
      () => columns().map(({ name, hasTotals }) => [{ column: name }, Number(hasTotals)] as const),
    ),
  ];
}
