import { useEffect } from 'react';
import { rememberSearch } from '../../keywords/recent-searches.ts';
import type { SearchPageData } from '../page/search-page-data.ts';

/** Remembers the search that is shown, for the keyword field to offer it again. */
export function useRememberedSearch({ chips, titles, searchHref, total }: SearchPageData): void {
  const choices = chips.map(({ label }) => label).join('\n');

  useEffect(() => {
    // A search for what there is not is not worth another visit.
    if (choices === '' || total === 0) return;
    const chosen = choices.split('\n');
    const name = [chosen.join(', '), titles.location].filter(Boolean).join(' ');
    rememberSearch({ kind: 'recent', url: searchHref, choices: chosen, name });
  }, [choices, titles.location, searchHref, total]);
}
