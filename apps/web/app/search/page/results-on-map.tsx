import { carWords } from '@forecourt/domain/vehicle/car-words';
import { lazy } from 'react';
import type { MapPageData } from '../../map/map-page-data.ts';
import { ResultsGrid } from '../results/results-grid.tsx';
import type { SearchPageData } from './search-page-data.ts';

/** Loaded when it is first shown. Until then the page waits: a stand-in would only jump. */
const loadMap = () => import('../../map/map-results.tsx');
const MapResults = lazy(loadMap);

// An address with a map in it loads it beside the page's own script, not after it has run.
if (typeof location !== 'undefined' && new URLSearchParams(location.search).has('view')) {
  loadMap().catch(() => undefined);
}

interface ResultsOnMapProps {
  readonly page: SearchPageData;
  readonly map: MapPageData;
}

/** The results on a map, with their cards where they stand beside it. */
export function ResultsOnMap({ page, map }: ResultsOnMapProps) {
  return (
    <MapResults
      data={map}
      total={page.total}
      where={[carWords(page.total), page.titles.location].filter(Boolean).join(' ')}
    >
      {page.total > 0 && <ResultsGrid key={page.gridHref} page={page} />}
    </MapResults>
  );
}
