import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Form, useLocation } from 'react-router';
import { CompareToggle } from '../../../compare/compare-toggle.tsx';
import { useLatestSearch } from '../../../navigation/latest-search.tsx';
import { usePageValue } from '../../../ui/use-page-value.ts';
import { WalletToggle } from '../../../wallet/wallet-toggle.tsx';
import { SaveSearch } from '../save-search.tsx';
import type { SearchPageData } from '../search-page-data.ts';
import { ViewSwitch } from './view-switch.tsx';

/** The count of the results and their order. */
export function ResultsToolbar({ page }: { readonly page: SearchPageData }) {
  const go = useLatestSearch();
  const order = usePageValue<HTMLSelectElement>(page.sortBy);
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => name !== 'sortBy' && name !== 'page',
  );
  function sort({ target }: ChangeEvent<HTMLFormElement>) {
    const sent = new URLSearchParams([...kept, ['sortBy', target.value]]);
    go({ to: `${pathname}?${sent}`, by: 'link', preventScrollReset: true });
  }

  return (
    <div className="search-toolbar">
      <h2>
        {groupDigits(page.total)} {page.total === 1 ? 'Result' : 'Results'}
      </h2>
      {page.map && (
        <a className="ui-button ui-button-secondary search-toolbar-filter" href="#filters">
          <SlidersHorizontal className="ui-icon" size={16} aria-hidden="true" />
          Filter ({page.chips.length})
        </a>
      )}
      <Form className="search-sort" action={pathname} onChange={sort}>
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <span id="sort-label">Sort</span>
        <select name="sortBy" aria-labelledby="sort-label" defaultValue={page.sortBy} ref={order}>
          {page.sorts.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {disabled ? `${label} (needs a ZIP)` : label}
            </option>
          ))}
        </select>
        <ChevronDown className="ui-icon" size={16} aria-hidden="true" />
        <button type="submit" className="ui-button ui-button-secondary">
          Sort
        </button>
      </Form>
      <ViewSwitch views={page.views} />
      {page.emphasis !== null && <WalletToggle isOn={page.emphasis} from={page.ownHref} />}
      {page.compares && <CompareToggle />}
      <SaveSearch page={page} words="Save search" />
    </div>
  );
}
