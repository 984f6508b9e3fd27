import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLatestSearch } from '../../navigation/latest-search.tsx';
import { isPlainPress } from '../../ui/dialog/link-follower.tsx';

interface SearchLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  /** Whether it chooses all filters anew, whatever was asked for meanwhile. */
  readonly whole?: boolean;
  readonly preventScrollReset?: boolean;
  readonly replace?: boolean;
}

/** A link that changes the search: pressed while another change is on its way it is added to that. */
export function SearchLink({
  to,
  whole = false,
  preventScrollReset = false,
  replace,
  onClick,
  ...link
}: SearchLinkProps) {
  const go = useLatestSearch();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const by = whole ? 'whole-link' : 'link';
    go({ to, by, preventScrollReset, ...(replace !== undefined && { replace }) });
  }

  return <a {...link} href={to} onClick={follow} />;
}
