import { clickPattern, type PageName, pageNames } from '@forecourt/domain/event/shopper-event';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useListingClicks } from './listing-clicks.ts';
import { useImpressions } from './paid-impressions.ts';
import { beginResults, nameEventPage, recordEvent, sendEvents } from './record-event.ts';

/** Tells of every page that is opened, which cars are clicked on it, and which paid places are seen. */
export function PageEvents() {
  const match = useMatches().at(-1);
  const page = pageNameOf(match?.handle);
  const { loaderData, params } = match ?? {};
  const listingId = Number(params?.listingId) || undefined;

  useEffect(() => {
    nameEventPage(page);
    // Without data it is an error that is shown.
    if (page === undefined || loaderData === undefined) return;
    if (page === 'srp') beginResults();
    if (page !== 'vdp') return recordEvent({ kind: 'page', page });
    recordEvent({ kind: 'page', page, listingId, ...clicksOf(location.search) });
    // New data is a new page; a dialog that opens on it is not.
  }, [page, listingId, loaderData]);

  useListingClicks();
  useImpressions(loaderData);
  useLastSend();
  return null;
}

function pageNameOf(handle: unknown): PageName | undefined {
  const { pageName } = (handle ?? {}) as { readonly pageName?: unknown };
  return pageNames.find((name) => name === pageName);
}

/** What was clicked to get to the page of a car, where its address says so in words of its own. */
function clicksOf(search: string) {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => clickPattern.exec(parameters.get(name) ?? '')?.[0];
  return { clickType: read('clickType'), tileClick: read('tileClick') };
}

/** Sends what waits when the page is put away: nobody knows whether it comes back. */
function useLastSend(): void {
  useEffect(() => {
    const sendIfHidden = () => document.visibilityState === 'hidden' && sendEvents();
    document.addEventListener('visibilitychange', sendIfHidden);
    addEventListener('pagehide', sendEvents);
    return () => {
      document.removeEventListener('visibilitychange', sendIfHidden);
      removeEventListener('pagehide', sendEvents);
    };
  }, []);
}
