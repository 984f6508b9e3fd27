import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type AboutName, openedByLink, withAbout } from './use-about.ts';

interface AboutLinkProps {
  readonly about: AboutName;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens an explanation over the page that it stands on. */
export function AboutLink({ about, className, children }: AboutLinkProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <Link
      className={className}
      to={{ pathname, search: withAbout(search, about), hash }}
      state={openedByLink}
      aria-haspopup="dialog"
      rel="nofollow"
      preventScrollReset
    >
      {children}
    </Link>
  );
}
