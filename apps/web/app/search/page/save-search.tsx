import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { subscribePath } from '@forecourt/domain/alert/alert-paths';
import { Bookmark } from 'lucide-react';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { isPlainPress } from '../../ui/dialog/link-follower.tsx';
import { lazyOr } from '../../ui/lazy-or-nothing.ts';
import { PageLink } from '../../ui/page-link.tsx';
import type { SearchPageData } from './search-page-data.ts';

const SubscribeDialog = lazyOr(() => import('../../alerts/subscribe-dialog.tsx'), OwnPage);

const ownPage = (search: string) => `${subscribePath}?${new URLSearchParams({ search })}`;

/** A form that does not load is left to its page. */
function OwnPage({ search }: { readonly search: string }) {
  useEffect(() => window.location.assign(ownPage(search)), [search]);
  return null;
}

interface SaveSearchProps {
  readonly page: Pick<SearchPageData, 'searchHref' | 'isSignedIn' | 'isSavable'>;
  readonly words: string;
}

/** Saves the search by its title for who is signed in; asks others for an address that its news goes to. */
export function SaveSearch({ page, words }: SaveSearchProps) {
  const { searchHref, isSignedIn, isSavable } = page;
  const [isOpen, setIsOpen] = useState(false);
  if (!isSavable) return null;
  const inside = (
    <>
      <Bookmark className="ui-icon" size={16} aria-hidden="true" />
      <span>{words}</span>
    </>
  );
  const look = 'ui-button ui-button-secondary search-save';
  if (isSignedIn)
    return (
      <form method="post" action={`${bookmarksPath}/form`} className="search-save-form">
        <input type="hidden" name="search" value={searchHref} />
        <button type="submit" name="act" value="save" className={look} aria-label="Save search">
          {inside}
        </button>
      </form>
    );
  function open(event: MouseEvent) {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    setIsOpen(true);
  }
  return (
    <>
      <PageLink
        className={look}
        to={ownPage(searchHref)}
        rel="nofollow"
        aria-label="Save search"
        onClick={open}
      >
        {inside}
      </PageLink>
      {isOpen && (
        <Suspense>
          <SubscribeDialog search={searchHref} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
