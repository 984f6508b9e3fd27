import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsSearchUnderway, useLatestSearch } from '../navigation/latest-search.tsx';
import { isPlainPress } from '../ui/dialog/link-follower.tsx';
import { type AboutName, openedByLink, withAbout } from './use-about.ts';

interface AboutLinkProps {
  readonly about: AboutName;
  readonly className?: string;
  /** What it says to those who only hear it, where it is drawn by its style. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** Opens an explanation over the page that it stands on. */
export function AboutLink({ about, className, label, children }: AboutLinkProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const goToSearch = useLatestSearch();
  const isSearchUnderway = useIsSearchUnderway();
  const to = pathname + withAbout(search, about) + hash;

  function open(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // The search is not cancelled: what comes is explained over it, and stays when that is closed.
    if (isSearchUnderway()) goToSearch({ to, by: 'link', preventScrollReset: true });
    else void navigate(to, { state: openedByLink, preventScrollReset: true });
  }

  return (
    <a
      className={className}
      href={to}
      aria-haspopup="dialog"
      aria-label={label}
      rel="nofollow"
      onClick={open}
    >
      {children}
    </a>
  );
}
