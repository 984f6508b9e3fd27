import { bookmarksPath } from '@forecourt/domain/account/saved-searches';

interface DeletedSearchProps {
  readonly deleted: { readonly address: string; readonly title: string };
}

/** Tells which search was deleted just before, and saves it again. */
export function DeletedSearch({ deleted: { address, title } }: DeletedSearchProps) {
  return (
    <form className="bookmark-deleted" method="post" action={`${bookmarksPath}/form`}>
      <input type="hidden" name="search" value={address} />
      <input type="hidden" name="title" value={title} />
      <p role="status">“{title}” is deleted.</p>
      <button type="submit" name="act" value="save" className="ui-button ui-button-secondary">
        Save it again
      </button>
    </form>
  );
}
