import { Check, X } from 'lucide-react';
import { SearchLink } from '../../navigation/search-link.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { CloseLink } from '../close-link.tsx';
import type { SearchPageData } from '../search-page-data.ts';

/** The orders as a sheet at the foot of a phone's screen. */
export function SortSheet({ page: { sorts, sortBy } }: { readonly page: SearchPageData }) {
  const sheet = useOverlay('sort');

  function leave() {
    sheet.searched();
    sheet.close();
  }

  return (
    <section
      className="search-sort-sheet"
      id="sort"
      aria-label="Orders"
      tabIndex={-1}
      ref={sheet.element}
      {...sheet.attributes}
    >
      <CloseLink label="Close" className="search-sort-scrim" isForPointer onClose={sheet.close} />
      <div className="search-sort-list">
        <div className="search-sort-head">
          <h2>Sort</h2>
          <CloseLink label="Close orders" className="ui-close" onClose={sheet.close}>
            <X className="ui-icon" size={20} aria-hidden="true" />
          </CloseLink>
        </div>
        <ul>
          {sorts.map(({ value, label, href }) => (
            <li key={value}>
              <SearchLink
                to={href}
                replace={sheet.isModal}
                preventScrollReset
                aria-current={value === sortBy ? 'true' : undefined}
                onClick={leave}
              >
                {label}
                {value === sortBy && <Check className="ui-icon" size={18} aria-hidden="true" />}
              </SearchLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
