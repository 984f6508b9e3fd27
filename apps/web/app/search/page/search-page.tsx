import { isSearchPath } from '@forecourt/domain/search/address/search-path';
import { SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { useNavigation } from 'react-router';
import { FixedAd } from '../../advertising/fixed-ad.tsx';
import { paymentsFirst } from '../../cards/payments-first.ts';
import { RecentCars } from '../../history/recent-cars.tsx';
import { SuggestedCars } from '../../personalization/suggested-cars.tsx';
import { ExpiredListing } from '../../promotions/expired-listing.tsx';
import { StillInterested } from '../../promotions/still-interested.tsx';
import { NoticePrompt } from '../../push/notice-prompt.tsx';
import { ReferenceTabs } from '../../reference/reference-tabs.tsx';
import { ChipRow } from '../filters/chip-row.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { useOrderChange } from '../navigation/use-order-change.ts';
import { useRememberedSearch } from '../navigation/use-remembered-search.ts';
import { useReturnFocus } from '../navigation/use-return-focus.ts';
import { PageShowcase } from '../results/page-showcase.tsx';
import { ResultsGrid } from '../results/results-grid.tsx';
import { CountStatus } from './count-status.tsx';
import { FailedSearchNote } from './failed-search-note.tsx';
import { ModelQuestion } from './model-question/model-question.tsx';
import { ClosedFilterProblems, Notices } from './notices.tsx';
import { Relaxations } from './relaxations/relaxations.tsx';
import { ResultsHero } from './results-hero.tsx';
import { ResultsOnMap } from './results-on-map.tsx';
import { SaveSearch } from './save-search.tsx';
import { SearchDialogs } from './search-dialogs.tsx';
import type { SearchPageData } from './search-page-data.ts';
import { ResultsToolbar } from './toolbar/results-toolbar.tsx';
import { SortSheet } from './toolbar/sort-sheet.tsx';

/** The results of a search with everything around them. */
export function SearchPage({ page }: { readonly page: SearchPageData }) {
  const { state, location } = useNavigation();
  useRememberedSearch(page);
  const busy = state === 'loading' && isSearchPath(location.pathname);
  const names = [
    'ui-wrap search-page',
    page.map && 'search-page-map',
    page.emphasis && paymentsFirst,
    busy && 'search-page-busy',
  ];
  return (
    <main id="main" className={names.filter(Boolean).join(' ')}>
      <PageParts page={page} />
      <CountStatus total={page.total} isBusy={busy} />
    </main>
  );
}

/** Rendered for another page only: steps to an overlay or a dialog leave it alone. */
const PageParts = memo(function PageParts({ page }: { readonly page: SearchPageData }) {
  return (
    <>
      <ResultsHero page={page} />
      <div className="search-columns">
        <FilterPanel
          panel={page.panel}
          ownHref={page.ownHref}
          clearHref={page.clearHref}
          total={page.total}
          pause={page.filterPause}
          isOverMap={page.map !== null}
        />
        <ResultsRegion sortBy={page.sortBy}>
          <Results page={page} />
        </ResultsRegion>
      </div>
      <SuggestedCars place={page.suggestFor} />
      <RecentCars />
      <SearchDialogs page={page} />
      <SortSheet page={page} />
      {page.fixedAd && (
        <FixedAd
          search={`${page.ownHref} ${page.paymentTerms}`}
          hasResults={page.total > 0}
          {...page.fixedAd}
        />
      )}
      <NoticePrompt brand={page.brand} hasVehicleFilter={page.hasVehicleFilter}>
        <StillInterested />
      </NoticePrompt>
      <FailedSearchNote />
      <div className="search-bar ui-not-printed">
        <a className="ui-button ui-button-primary" href="#filters">
          <SlidersHorizontal className="ui-icon" size={18} aria-hidden="true" />
          Filter ({page.chips.length})
        </a>
        <a className="ui-button ui-button-secondary" href="#sort">
          Sort
        </a>
        <SaveSearch page={page} words="Save" />
      </div>
    </>
  );
});

interface ResultsRegionProps {
  readonly sortBy: string;
  readonly children: ReactNode;
}

function ResultsRegion({ sortBy, children }: ResultsRegionProps) {
  const results = useRef<HTMLElement>(null);
  const rememberCar = useReturnFocus(results);
  useOrderChange(sortBy, results);
  return (
    <section
      className="search-results"
      aria-label="Results"
      ref={results}
      onClickCapture={rememberCar}
    >
      {children}
    </section>
  );
}

function Results({ page }: { readonly page: SearchPageData }) {
  return (
    <>
      <ResultsToolbar page={page} />
      <ChipRow page={page} />
      <ClosedFilterProblems page={page} />
      <Notices page={page} />
      {page.expired !== null && <ExpiredListing name={page.expired} />}
      {!page.map && page.isShowcaseAbove && page.total > 0 && <PageShowcase page={page} />}
      {/* Where the skip link leads: a few steps before the first car. */}
      <div id="results" tabIndex={-1} />
      <ModelQuestion page={page} />
      {page.map && page.total === 0 && <Relaxations page={page} />}
      {page.map && <ResultsOnMap page={page} map={page.map} />}
      {!page.map && page.total > 0 && (
        <ResultsGrid key={`${page.gridHref} ${page.paymentTerms}`} page={page} />
      )}
      {!(page.map && page.total === 0) && <Relaxations page={page} />}
      {page.aboutModel && <ReferenceTabs key={page.gridHref} about={page.aboutModel} />}
    </>
  );
}
