import { comparePath } from '@forecourt/domain/compare/compare-address';
import { isSearchPath } from '@forecourt/domain/search/address/search-path';
import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router';

/**
 * The required search failed: the specification's own words, and a way to try again. A browser that gets no answer to
 * which page an address is of takes each below that of results for one of them.
 */
export function SearchError({ requestId }: { readonly requestId: string | undefined }) {
  const { pathname, search } = useLocation();
  const { what, kept } = wordsOf(pathname);
  return (
    <main id="main" className="ui-wrap">
      <div className="ui-error">
        <span className="ui-error-icon">
          <CircleAlert className="ui-icon" size={26} aria-hidden="true" />
        </span>
        <h2>{`We are sorry.\u00a0 There was an issue with ${what}.`}</h2>
        <p>{kept}Nothing was lost.</p>
        <a className="ui-button ui-button-primary ui-button-large" href={pathname + search}>
          Please try again
        </a>
        {requestId && (
          <p className="ui-error-reference">
            Still stuck? Quote reference <span className="ui-number">{requestId.slice(0, 8)}</span>{' '}
            to support.
          </p>
        )}
      </div>
    </main>
  );
}

function wordsOf(pathname: string): { readonly what: string; readonly kept: string } {
  if (isSearchPath(pathname)) return { what: 'your last search', kept: 'Your filters are kept. ' };
  if (pathname === comparePath)
    return { what: 'this comparison', kept: 'The cars that you chose are kept. ' };
  return { what: 'this page', kept: '' };
}
