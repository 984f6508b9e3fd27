import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router';

/** The required search failed: the specification's own words, and a way to try again. */
export function SearchError({ requestId }: { readonly requestId: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <main id="main" className="wrap">
      <div className="er">
        <span className="er-ic">
          <CircleAlert className="ic" size={26} aria-hidden="true" />
        </span>
        <h2>{'We are sorry.\u00a0 There was an issue with your last search.'}</h2>
        <p>Your filters are kept. Nothing was lost.</p>
        <a className="btn btn-1 btn-lg" href={pathname + search}>
          Please try again
        </a>
        {requestId && (
          <p className="er-s">
            Still stuck? Quote reference <span className="num">{requestId.slice(0, 8)}</span> to
            support.
          </p>
        )}
      </div>
    </main>
  );
}
