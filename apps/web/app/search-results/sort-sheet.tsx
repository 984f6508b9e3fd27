import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { SearchPageData } from './search-page-data.ts';

/** The orders as a sheet at the foot of a phone's screen, shown while it is the page's target. */
export function SortSheet({ page: { sorts, sortBy } }: { readonly page: SearchPageData }) {
  return (
    <section className="sort-sheet" id="sort" aria-label="Orders">
      <a className="sort-scrim" href="#main">
        <span className="sr">Close</span>
      </a>
      <div className="sort-list">
        <h2>Sort</h2>
        <ul>
          {sorts.map(({ value, label, href }) => (
            <li key={value}>
              <Link to={href} aria-current={value === sortBy ? 'true' : undefined}>
                {label}
                {value === sortBy && <Check className="ic" size={18} aria-hidden="true" />}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
