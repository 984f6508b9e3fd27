import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router';

/** The required search failed: the specification's own words, and a way to try again. */
export function SearchError({ requestId }: { readonly requestId: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <main id="main" className="ui-wrap">
      <div className="ui-error">
        <span className="ui-error-icon">
          <CircleAlert className="ui-icon" size={26} aria-hidden="true" />
        </span>
        <h2>{'We are sorry.\u00a0 There was an issue with your last search.'}</h2>
        <p>Your filters are kept. Nothing was lost.</p>
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
