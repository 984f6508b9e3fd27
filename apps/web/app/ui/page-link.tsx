import type { AnchorHTMLAttributes } from 'react';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, from its root, with what follows. */
  readonly to: string;
  /** Whether the page is loaded when a shopper seems about to go there. */
  readonly prefetch?: boolean;
}

/**
 * A link to a page. There are hundreds on a page of results, so none of them listens for itself:
 * `LinkFollower` goes where they lead.
 */
export function PageLink({ to, prefetch, children, ...attributes }: PageLinkProps) {
  return (
    <a {...attributes} href={to} data-discover={prefetch ? 'ahead' : ''}>
      {children}
    </a>
  );
}
