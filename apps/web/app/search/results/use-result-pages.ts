import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { rememberShownCars } from '../../navigation/latest-results.ts';
import type { SearchPageData } from '../page/search-page-data.ts';
import { type PackedPage, unpackPage } from './packed-page.ts';
import { expectBelow, lostPage } from './page-below.ts';

/** Pages that were loaded below each other, by search: coming back to one shows them all again. */
const loadedPages = new Map<string, readonly SearchPageData[]>();

/** How many searches are kept. */
const maxSearches = 5;

function remember(pages: readonly SearchPageData[]): void {
  const [first] = pages;
  if (!first) return;
  loadedPages.delete(first.searchHref);
  loadedPages.set(first.searchHref, pages);
  const [oldest] = loadedPages.keys();
  if (loadedPages.size > maxSearches && oldest !== undefined) loadedPages.delete(oldest);
}

/** What was loaded down to this page when the shopper was here last. */
function recall(page: SearchPageData): readonly SearchPageData[] {
  const before = loadedPages.get(page.searchHref) ?? [];
  const [last] = before.slice(-1);
  const isSame = last?.page === page.page && last.paymentTerms === page.paymentTerms;
  return isSame ? [...before.slice(0, -1), page] : [page];
}

/** Cars of a page in their order, each once: one that is paid for may stand among the results, too. */
const shownIds = ({ items }: SearchPageData): number[] =>
  items.flatMap((item) => (item.kind === 'car' && item.promotion === null ? [item.car.id] : []));

/** The pages of a search below each other, and how to have the next one. */
export interface ResultPages {
  readonly pages: readonly SearchPageData[];
  readonly isLoading: boolean;
  /** Whether the next page was asked for and did not come. */
  readonly isLost: boolean;
  /** Whether a next page was asked for and came: from then on reaching the end asks for it. */
  readonly hasAsked: boolean;
  readonly loadNext: () => void;
}

/** Adds page after page below the one that was opened; the address names the last. */
export function useResultPages(page: SearchPageData): ResultPages {
  const more = useFetcher<PackedPage>();
  const [pages, setPages] = useState(() => recall(page));
  // A press and the end that comes near with it ask for the same page.
  const isUnderway = useRef(false);
  const arrived = more.data && more.data !== lostPage ? unpackPage(more.data) : undefined;
  const [taken, setTaken] = useState(arrived);

  // With the answer itself, and not after it: until then it would be asked for once more.
  if (arrived && taken !== arrived) {
    setTaken(arrived);
    if (arrived.page === (pages.at(-1) ?? page).page + 1) setPages([...pages, arrived]);
  }

  useEffect(() => {
    const last = pages.at(-1);
    if (!last) return;
    rememberShownCars({ search: last.searchHref, ids: pages.flatMap(shownIds) });
    if (pages.length === 1) return;
    remember(pages);
    // The address alone: the router would load the page again and show nothing but it.
    history.replaceState(history.state, '', last.ownHref);
  }, [pages]);

  const { nextHref } = pages.at(-1) ?? page;
  return {
    pages,
    isLoading: more.state !== 'idle',
    isLost: more.state === 'idle' && more.data === lostPage,
    hasAsked: pages.length > 1,
    loadNext() {
      if (nextHref === null || isUnderway.current) return;
      isUnderway.current = true;
      expectBelow(nextHref);
      void more.load(nextHref).finally(() => {
        isUnderway.current = false;
      });
    },
  };
}
