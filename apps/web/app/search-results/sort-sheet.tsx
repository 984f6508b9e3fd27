import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { closeOverlay } from './close-overlay.ts';
import type { SearchPageData } from './search-page-data.ts';

/** The orders as a sheet at the foot of a phone's screen, shown while it is the page's target. */
export function SortSheet({ page: { sorts, sortBy } }: { readonly page: SearchPageData }) {
  const navigate = useNavigate();

  function choose(event: MouseEvent<HTMLAnchorElement>, href: string) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    closeOverlay(() => navigate(href));
  }

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
              <Link
                to={href}
                aria-current={value === sortBy ? 'true' : undefined}
                onClick={(event) => choose(event, href)}
              >
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
