import { bookmarksPath } from '@forecourt/domain/account/saved-searches';

interface DeletedSearchProps {
  /** By its token it is saved again. */
  readonly deleted: { readonly token: string; readonly title: string };
}

/** Tells which search was deleted just before, and saves it again. */
export function DeletedSearch({ deleted: { token, title } }: DeletedSearchProps) {
  return (
    <form className="bookmark-deleted" method="post" action={`${bookmarksPath}/form`}>
      <input type="hidden" name="deleted" value={token} />
      <p role="status">
        “<bdi>{title}</bdi>” is deleted.
      </p>
      <button type="submit" name="act" value="save" className="ui-button ui-button-secondary">
        Save it again
      </button>
    </form>
  );
}
