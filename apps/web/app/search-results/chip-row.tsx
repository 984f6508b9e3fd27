import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { SearchPageData } from './search-page-data.ts';
import { SuggestedFilters } from './suggested-filters.tsx';

/** What is set, each with its way out, and what else could be. */
export function ChipRow({ page }: { readonly page: SearchPageData }) {
  const { chips, clearHref, suggested } = page;
  if (chips.length === 0 && suggested.length === 0) return null;
  return (
    <div className="refine">
      {chips.length > 0 && (
        <div className="chips-row">
          <div className="chips">
            {chips.map(({ key, label, href }) => (
              <Link
                key={key}
                className="chip"
                to={href}
                preventScrollReset
                aria-label={`Remove filter ${label}`}
              >
                {label}
                <X className="ic" size={14} aria-hidden="true" />
              </Link>
            ))}
            <Link className="chip-clear" to={clearHref} preventScrollReset>
              Clear all
            </Link>
          </div>
        </div>
      )}
      {suggested.length > 0 && <SuggestedFilters page={page} />}
    </div>
  );
}
