import { isSearchPath } from '@forecourt/domain/search/address/search-path';
import { toChangeAddress } from '@forecourt/domain/search/search-changes';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';
import { StalePage } from '../ui/stale-page.ts';
import { useJumpsWhileSearching } from './use-jumps-while-searching.ts';

interface SearchStep extends NavigateOptions {
  /** Where the page that is shown leads. */
  readonly to: string;
  /** What made the change: one of its links, one that chooses everything anew, or its form. */
  readonly by: 'link' | 'whole-link' | 'form';
  /** Milliseconds in which a further change takes this one along. */
  readonly pause?: number;
}

type GoToSearch = (step: SearchStep) => void;

interface SearchChanging {
  readonly go: GoToSearch;
  readonly isUnderway: () => boolean;
}

const LatestSearch = createContext<SearchChanging>({ go: () => {}, isUnderway: () => false });

/**
 * Goes where a link or a form of the search page leads. A shopper who is faster than the answers means the
 * change for what was asked for last, and not for the page that is about to be replaced.
 */
export function useLatestSearch(): GoToSearch {
  return useContext(LatestSearch).go;
}

/** Tells whether a search is on its way, which any other step in the history would cancel. */
export function useIsSearchUnderway(): () => boolean {
  return useContext(LatestSearch).isUnderway;
}

/** A search that was asked for and is not shown yet. */
interface AskedSearch {
  readonly address: string;
  /** The places in the history whose pages were there before it was asked for. */
  readonly olderPages: readonly string[];
  /** The search that the form held when it was last sent. */
  readonly form: string;
}

interface ShownPage {
  readonly key: string;
  readonly address: string;
  /** A search that the router is loading. */
  readonly underway: string | null;
}

/** Knows what was last asked for on the pages within. */
export function SearchChanges({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { asked, shown, timer } = useAskedSearch();
  const isStale = useMemo(
    () => (page: string) => asked.current?.olderPages.includes(page) ?? false,
    [asked],
  );

  const changing = useMemo<SearchChanging>(
    () => ({
      go: ({ to, by, pause = 0, ...options }) => {
        const { key, address: page, underway } = shown.current;
        const waiting = asked.current?.address ?? underway;
        const form = asked.current?.form ?? page;
        const from = { link: page, 'whole-link': null, form }[by];
        const address = waiting === null ? to : toChangeAddress(waiting, { from, to });
        asked.current = {
          address,
          // The router may have a page that React has yet to show.
          olderPages: [key, historyKey()],
          form: by === 'form' ? to : form,
        };
        clearTimeout(timer.current);
        const leave = () => void navigate(address, { replace: address === page, ...options });
        if (pause === 0) leave();
        else timer.current = setTimeout(leave, pause);
      },
      isUnderway: () => asked.current !== null || shown.current.underway !== null,
    }),
    [navigate, asked, shown, timer],
  );

  useJumpsWhileSearching(changing.isUnderway);

  return (
    <LatestSearch value={changing}>
      <StalePage value={isStale}>{children}</StalePage>
    </LatestSearch>
  );
}

/** What is shown and what was asked for since, as of the latest page: no change of it renders anything. */
function useAskedSearch(): {
  readonly asked: RefObject<AskedSearch | null>;
  readonly shown: RefObject<ShownPage>;
  readonly timer: RefObject<ReturnType<typeof setTimeout> | undefined>;
} {
  const { key, pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const address = pathname + search;
  const isSearch = next !== undefined && isSearchPath(next.pathname);
  const underway = isSearch ? next.pathname + next.search : null;
  const isLeaving = next !== undefined && !isSearch;
  const asked = useRef<AskedSearch | null>(null);
  const shown = useRef<ShownPage>({ key, address, underway });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    shown.current = { key, address, underway };
    if (!asked.current?.olderPages.includes(key)) asked.current = null;
  }, [key, address, underway]);

  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [isLeaving]);

  return { asked, shown, timer };
}

/** The place in the history that the address bar has, which the page may not have reached yet. */
function historyKey(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}
