import { useEffect } from 'react';
import { rememberSearch } from '../../keywords/recent-searches.ts';
import { rememberResults } from '../../navigation/latest-results.ts';
import type { SearchPageData } from '../page/search-page-data.ts';

/** Remembers the search that is shown: the keyword field offers it again, a car leads back to it. */
export function useRememberedSearch(page: SearchPageData): void {
  const { chips, rememberedAs: name, ownHref, searchHref, total } = page;
  const choices = chips.map(({ label }) => label).join('\n');

  useEffect(
    () => rememberResults({ href: ownHref, total, search: searchHref }),
    [ownHref, total, searchHref],
  );

  useEffect(() => {
    // A search for what there is not is not worth another visit.
    if (choices === '' || total === 0) return;
    rememberSearch({ kind: 'recent', url: searchHref, choices: choices.split('\n'), name });
  }, [choices, name, searchHref, total]);
}
