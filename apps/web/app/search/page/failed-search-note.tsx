import { CircleAlert } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useNavigation } from 'react-router';
import { failedSearch, hasReturned, watchFailedSearch } from '../navigation/failed-search.ts';

/** Says that what was asked for last did not come, where the results before it stay: over open filters as well. */
export function FailedSearchNote() {
  const address = useSyncExternalStore(watchFailedSearch, failedSearch, () => null);
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') hasReturned();
  }, [state]);
  const sheet =
    address === null ? null : document.querySelector<HTMLElement>('#filters[aria-modal]');
  const look =
    address === null ? undefined : 'ui-corner-box ui-above-foot ui-not-printed search-failed';
  return (
    <div className={look} role="status">
      {address !== null && (
        <>
          <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
          <p>The results could not be updated.</p>
          <Link
            className="ui-link"
            to={address}
            preventScrollReset
            // As each choice of filters that lie over the page does: one step back closes them.
            replace={sheet !== null}
            // The link is gone once the results are there.
            onClick={() =>
              (sheet ?? document.getElementById('results'))?.focus({ preventScroll: true })
            }
          >
            Try again
          </Link>
        </>
      )}
    </div>
  );
}
