import {
  bookmarksPath,
  maxAnonymousSearches,
  savedSearchMessages,
} from '@forecourt/domain/account/saved-searches';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { webhookLength } from '@forecourt/domain/alert/alert-paths';
import { usualRhythms } from '@forecourt/domain/alert/rhythm';
import { parseWebhookFault } from '@forecourt/domain/alert/webhook-fault';
import { pressedTooOften } from '@forecourt/domain/calendar/wait-words';
import { data } from 'react-router';
import { AccountTabs } from '../../accounts/account-tabs.tsx';
import alertStyles from '../../alerts/alerts-page.css?url';
import { StoppedNote } from '../../alerts/stopped-note.tsx';
import { appContext } from '../../app-context.ts';
import { BookmarkRow } from '../../bookmarks/bookmark-row.tsx';
import styles from '../../bookmarks/bookmarks-page.css?url';
import { DeletedSearch } from '../../bookmarks/deleted-search.tsx';
import type { BookmarkServices } from '../../bookmarks/services.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/saved-searches.ts';

export const links: Route.LinksFunction = () => pageStyles(alertStyles, styles);

/** What the page is called where visits are counted. */
export const handle = { pageName: 'saved' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, asker } = context.get(appContext);
  const isPerson = asker().kind === 'person';
  const address = url.searchParams.get('save');
  const name = address === null ? null : await services.nameSearch(address);
  const bookmarks = await services.findBookmarks();
  const rhythms = isPerson ? await services.findRhythms() : {};
  const webhooks = isPerson ? await services.findWebhooks() : {};
  const isFull = !isPerson && bookmarks.length >= maxAnonymousSearches;
  const wasFull = url.searchParams.get('full') === 'yes';
  const page = {
    bookmarks,
    rhythms,
    webhooks,
    invalidWebhook: {
      id: url.searchParams.get('webhook'),
      typed: (url.searchParams.get('url') ?? '').slice(0, webhookLength),
      fault: parseWebhookFault(url.searchParams.get('fault')) ?? 'no-https',
    },
    testedWebhook: url.searchParams.get('tested'),
    isPerson,
    isStopped: isPerson && (await services.hasOwnStop()),
    isFull: isFull && (address !== null || wasFull),
    /** Where an account keeps what found no room. */
    signUpHref: signInPath(name === null ? bookmarksPath : saveHref(address), 'signup'),
    note:
      pressedTooOften(url.searchParams.get('wait')) ??
      noteOf({ isUnreadable: address !== null && name === null, wasFull: isPerson && wasFull }),
    deleted: await deletedOf(url.searchParams, services),
    toSave: address === null || name === null || isFull ? null : { address, name },
  };
  return data(page, {
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  });
}

/** The search that who asks deleted just before; null where there is none. */
async function deletedOf(asked: URLSearchParams, services: Pick<BookmarkServices, 'nameDeleted'>) {
  const token = asked.get('deleted') ?? '';
  const title = await services.nameDeleted(token);
  return title === null ? null : { token, title };
}

const saveHref = (address: string | null) =>
  `${bookmarksPath}?${new URLSearchParams({ save: address ?? '' })}`;

/** Why nothing was saved, where no form of the page says so. */
function noteOf({
  isUnreadable,
  wasFull,
}: {
  readonly isUnreadable: boolean;
  readonly wasFull: boolean;
}) {
  if (isUnreadable) return savedSearchMessages.unreadable;
  return wasFull ? savedSearchMessages.fullOfPerson : null;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Saved searches' }, { name: 'robots', content: 'noindex' }];
}

export default function SavedSearches({ loaderData }: Route.ComponentProps) {
  const { bookmarks, rhythms, webhooks, isPerson, isFull, toSave } = loaderData;
  const invalid = loaderData.invalidWebhook;
  return (
    <main id="main" className="ui-wrap bookmark-page">
      <header>
        <h1>Saved searches</h1>
        <p>{isPerson ? 'Kept in your account.' : 'Kept in this browser.'}</p>
        <AccountTabs current="searches" savedSearches={bookmarks.length} />
      </header>
      {loaderData.isStopped && <StoppedNote />}
      {loaderData.note !== null && (
        <p className="ui-alert" role="alert">
          {loaderData.note}
        </p>
      )}
      {loaderData.deleted && <DeletedSearch deleted={loaderData.deleted} />}
      {toSave && <SaveForm toSave={toSave} />}
      {isFull && <Full signUpHref={loaderData.signUpHref} />}
      {bookmarks.length === 0 && !toSave && <NothingSaved />}
      {bookmarks.length > 0 && (
        <ul className="bookmark-list" aria-label="Saved searches">
          {bookmarks.map((bookmark, place) => (
            <BookmarkRow
              key={bookmark.id}
              bookmark={bookmark}
              isFirst={place === 0}
              rhythm={isPerson ? (rhythms[`bookmark:${bookmark.id}`] ?? usualRhythms.search) : null}
              webhook={webhooks[`bookmark:${bookmark.id}`] ?? null}
              invalidWebhook={isPerson && invalid.id === bookmark.id ? invalid : null}
              isWebhookTested={loaderData.testedWebhook === bookmark.id}
            />
          ))}
        </ul>
      )}
    </main>
  );
}

function SaveForm({
  toSave,
}: {
  readonly toSave: { readonly address: string; readonly name: string };
}) {
  return (
    <form className="bookmark-save" method="post" action={`${bookmarksPath}/form`}>
      <input type="hidden" name="search" value={toSave.address} />
      <label className="ui-field">
        <span>Title of this search</span>
        <span className="ui-input">
          <input name="title" defaultValue={toSave.name} maxLength={200} />
        </span>
      </label>
      <button type="submit" name="act" value="save" className="ui-button ui-button-primary">
        Save search
      </button>
    </form>
  );
}

function Full({ signUpHref }: { readonly signUpHref: string }) {
  return (
    <div className="bookmark-full" role="status">
      <p>
        <b>{savedSearchMessages.full}</b>
        <span>An account keeps many more, and these two.</span>
      </p>
      <PageLink className="ui-button ui-button-primary" to={signUpHref}>
        {savedSearchMessages.invitation}
      </PageLink>
    </div>
  );
}

function NothingSaved() {
  return (
    <section className="bookmark-empty">
      <h2>No search saved yet</h2>
      <p>Save a search from its results, and this page tells how many cars came since.</p>
      <PageLink className="ui-button ui-button-primary ui-button-large" to="/cars-for-sale">
        Find a car
      </PageLink>
    </section>
  );
}
