import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { subscribePath } from '@forecourt/domain/alert/alert-paths';
import { rhythmPhrase } from '@forecourt/domain/alert/rhythm';
import { Bell } from 'lucide-react';
import type { SearchAlert } from '../alerts/services.ts';
import { PageLink } from '../ui/page-link.tsx';

/** News of a dealer's cars, as who looks at its page has them. */
export interface DealerNews {
  /** The search for its cars. */
  readonly searchHref: string;
  readonly isSignedIn: boolean;
  /** Of who is signed in; null where they have none, and while it cannot be told. */
  readonly alert: SearchAlert | null;
}

/** Saves the search for a dealer's cars, whose news are told: none is offered to who has it. */
export function DealerAlertButton({ news }: { readonly news: DealerNews }) {
  const { searchHref, isSignedIn, alert } = news;
  if (alert !== null) return null;
  const look = 'ui-button ui-button-secondary';
  const inside = (
    <>
      <Bell className="ui-icon" size={18} aria-hidden="true" />
      Tell me of new cars
    </>
  );
  if (!isSignedIn)
    return (
      <PageLink
        className={look}
        to={`${subscribePath}?${new URLSearchParams({ search: searchHref })}`}
        rel="nofollow"
      >
        {inside}
      </PageLink>
    );
  return (
    <form method="post" action={`${bookmarksPath}/form`}>
      <input type="hidden" name="search" value={searchHref} />
      <button type="submit" name="act" value="save" className={look}>
        {inside}
      </button>
    </form>
  );
}

/** How who saved the search is told of its news, and where they change that. */
export function DealerAlertNote({ alert }: Pick<DealerNews, 'alert'>) {
  if (alert === null) return null;
  const isOff = alert.rhythm === 'never';
  return (
    <p className="dealer-told">
      <Bell className="ui-icon" size={16} aria-hidden="true" />
      <span>
        {isOff ? (
          'You saved its cars, and are not told of new ones.'
        ) : (
          <>
            <b>You are told of new cars</b> and lower prices here: {rhythmPhrase(alert.rhythm)}.
          </>
        )}{' '}
        <PageLink className="ui-link" to={`${bookmarksPath}#${alert.id}`}>
          {isOff ? 'Turn it on' : 'Change or end it'}
        </PageLink>
      </span>
    </p>
  );
}
