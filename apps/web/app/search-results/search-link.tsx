import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useLatestSearch } from './latest-search.tsx';

interface SearchLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
  /** Whether it chooses all filters anew, whatever was asked for meanwhile. */
  readonly whole?: boolean;
}

/** A link that changes the search: pressed while another change is on its way it is added to that. */
export function SearchLink({ whole = false, onClick, ...link }: SearchLinkProps) {
  const go = useLatestSearch();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
    event.preventDefault();
    const { to, replace, preventScrollReset = false } = link;
    const by = whole ? 'whole-link' : 'link';
    go({ to, by, preventScrollReset, ...(replace !== undefined && { replace }) });
  }

  return <Link {...link} onClick={follow} />;
}
