import { CircleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { failedSearch, watchFailedSearch } from '../navigation/failed-search.ts';

/** Says that what was asked for last did not come, where the results before it stay: over open filters as well. */
export function FailedSearchNote() {
  const address = useSyncExternalStore(watchFailedSearch, failedSearch, () => null);
  const look = address === null ? undefined : 'ui-corner-box ui-not-printed search-failed';
  return (
    <div className={look} role="status">
      {address !== null && (
        <>
          <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
          <p>The results could not be updated.</p>
          <Link className="ui-link" to={address} preventScrollReset>
            Try again
          </Link>
        </>
      )}
    </div>
  );
}
