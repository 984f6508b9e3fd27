import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import type { Rhythm } from '@forecourt/domain/alert/rhythm';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { RhythmForm } from '../alerts/rhythm-form.tsx';
import type { WebhookShown } from '../alerts/services.ts';
import { type InvalidWebhook, WebhookForm } from '../alerts/webhook-form.tsx';
import { useSentOnce } from '../ui/form/use-sent-once.ts';
import { PageLink } from '../ui/page-link.tsx';
import type { BookmarkShown } from './services.ts';

interface BookmarkRowProps {
  readonly bookmark: BookmarkShown;
  readonly isFirst: boolean;
  /** How often its keeper is told of its news; null for who has no address. */
  readonly rhythm: Rhythm | null;
  /** Of a person; null where none is set. */
  readonly webhook: WebhookShown | null;
  /** What was typed last as its address, where that cannot be used; else null. */
  readonly invalidWebhook: InvalidWebhook | null;
  /** Whether a test was sent there just now. */
  readonly isWebhookTested: boolean;
}

/** As long a form rests that was sent: the answer to the first of two presses says what was deleted. */
const formRestMs = 8000;

/** A saved search: what it is, what is new in it, and what can be done with it. */
export function BookmarkRow({ bookmark, isFirst, rhythm, ...hook }: BookmarkRowProps) {
  const { id, title, savedOn } = bookmark;
  const about = aboutSearch(bookmark);
  return (
    <li id={id} className="bookmark-row">
      <div className="bookmark-about">
        <h2>
          <PageLink to={`/cars-for-sale?searchBookmarkId=${id}`}>
            <bdi>{title}</bdi>
          </PageLink>
        </h2>
        {about && <p>{about}</p>}
        <p>Saved {savedOn}</p>
      </div>
      <Counts counts={bookmark.counts} />
      <div className="bookmark-acts">
        {rhythm && <RhythmForm source={`bookmark:${id}`} name={title} rhythm={rhythm} />}
        <PageLink
          className="ui-button ui-button-secondary"
          to={`/cars-for-sale?searchBookmarkId=${id}`}
          aria-label={`Open ${title}`}
        >
          Open
        </PageLink>
        <BookmarkChanges bookmark={bookmark} isFirst={isFirst} rhythm={rhythm} {...hook} />
      </div>
    </li>
  );
}

/** How it is renamed, moved, deleted, told to a program, and shared. */
function BookmarkChanges({ bookmark, isFirst, rhythm, ...hook }: BookmarkRowProps) {
  const { id, title } = bookmark;
  return (
    <details className="bookmark-more" open={hook.invalidWebhook !== null || hook.isWebhookTested}>
      <summary className="ui-button ui-button-quiet" aria-label={`Change ${title}`}>
        Change
      </summary>
      <div className="bookmark-change">
        <form method="post" action={`${bookmarksPath}/form`}>
          <input type="hidden" name="id" value={id} />
          <label className="ui-field">
            <span>Title</span>
            <span className="ui-input">
              <input name="title" defaultValue={title} maxLength={200} required />
            </span>
          </label>
          <ActButton act="rename">Rename</ActButton>
        </form>
        <form
          method="post"
          action={`${bookmarksPath}/form`}
          className="bookmark-buttons"
          onSubmit={useSentOnce(formRestMs)}
        >
          <input type="hidden" name="id" value={id} />
          {!isFirst && <ActButton act="raise">Move up</ActButton>}
          <ActButton act="remove">Delete</ActButton>
        </form>
        {rhythm && (
          <WebhookForm
            source={`bookmark:${id}`}
            webhook={hook.webhook}
            invalid={hook.invalidWebhook}
            isTested={hook.isWebhookTested}
          />
        )}
        <p>
          To share it, pass on{' '}
          <PageLink className="ui-link" to={`/cars-for-sale?bookmarkId=${id}`}>
            this link
          </PageLink>
          .
        </p>
      </div>
    </details>
  );
}

function ActButton({ act, children }: { readonly act: string; readonly children: string }) {
  return (
    <button type="submit" name="act" value={act} className="ui-button ui-button-secondary">
      {children}
    </button>
  );
}

/** What is not said yet by the title above: the name of the search, and its filters that this leaves out. */
function aboutSearch({ title, searchName, details }: BookmarkShown): string {
  if (title === searchName && details.length === 0) return 'Every car';
  const isTold = (detail: string) => ` ${searchName} `.includes(` ${detail} `);
  const untold = details.filter((detail) => !isTold(detail));
  return (title === searchName ? untold : [searchName, ...untold]).join(' · ');
}

function Counts({ counts }: Pick<BookmarkShown, 'counts'>) {
  if (counts === null) return <p className="bookmark-counts">Not counted now</p>;
  const { total, added, isMore } = counts;
  return (
    <p className="bookmark-counts">
      <b>
        {groupDigits(total)} {total === 1 ? 'result' : 'results'}
      </b>
      <span>
        {added === 0 ? 'None new' : `${added}${isMore ? ' or more' : ''} new`} since you last looked
      </span>
    </p>
  );
}
