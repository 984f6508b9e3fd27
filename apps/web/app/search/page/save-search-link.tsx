import { Bookmark } from 'lucide-react';
import { PageLink } from '../../ui/page-link.tsx';

interface SaveSearchLinkProps {
  /** The address of the search, on its first page. */
  readonly href: string;
  readonly words: string;
}

/** Leads to where a search is given a title and saved. */
export function SaveSearchLink({ href, words }: SaveSearchLinkProps) {
  return (
    <PageLink
      className="ui-button ui-button-secondary search-save"
      to={`/cars-for-sale/saved-searches?${new URLSearchParams({ save: href })}`}
      rel="nofollow"
      aria-label="Save search"
    >
      <Bookmark className="ui-icon" size={16} aria-hidden="true" />
      <span>{words}</span>
    </PageLink>
  );
}
