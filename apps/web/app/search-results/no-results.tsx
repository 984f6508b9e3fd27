import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { SearchPageData } from './search-page-data.ts';

/** Nothing matches: which filters could go. */
export function NoResults({ page: { chips } }: { readonly page: SearchPageData }) {
  return (
    <div className="mt">
      <h2>Update filter criteria to see more results</h2>
      {chips.length > 0 && (
        <>
          <p>Nothing matches all of your filters. Remove any one of these and keep the rest:</p>
          <ul className="rx">
            {chips.map(({ key, label, href }) => (
              <li key={key}>
                <Link className="rx-row" to={href}>
                  <span className="rx-v">
                    <s>{label}</s>
                  </span>
                  <ArrowRight className="ic" size={16} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
