import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { SearchPageData } from './search-page-data.ts';

/** What is set, each with its way out. */
export function ChipRow({ page: { chips, clearHref } }: { readonly page: SearchPageData }) {
  if (chips.length === 0) return null;
  return (
    <div className="refine">
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
    </div>
  );
}
