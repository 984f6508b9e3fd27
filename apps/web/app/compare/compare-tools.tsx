import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { ShareLink } from '../sharing/share-link.tsx';
import type { ComparePageData } from './compare-page-data.ts';

/** What can be done with a comparison. */
export function CompareTools({ page }: { readonly page: ComparePageData }) {
  return (
    <div className="compare-tools">
      {page.cars.length > 1 && (
        <Link className="ui-button ui-button-secondary" to={page.switchHref} preventScrollReset>
          {page.onlyDifferences ? 'Show all rows' : 'Only differences'}
        </Link>
      )}
      {page.cars.length > 0 && (
        <ShareLink
          className="ui-button ui-button-secondary"
          page={page.ownHref}
          name={page.title}
        />
      )}
      <button
        type="button"
        className="ui-button ui-button-secondary compare-scripted compare-print"
        onClick={() => print()}
      >
        <Printer className="ui-icon" size={16} aria-hidden="true" />
        Print
      </button>
    </div>
  );
}
