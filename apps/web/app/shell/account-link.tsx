import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { CircleUserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { PageLink } from '../ui/page-link.tsx';

/** Leads to the account of whoever is signed in, and others to signing in and back. */
export function AccountLink({ person }: { readonly person: { readonly name: string } | null }) {
  const { pathname, search } = useLocation();
  return (
    <PageLink
      className="shell-button shell-account"
      to={person ? accountPaths.account : signInPath(`${pathname}${search}`)}
      rel={person ? undefined : 'nofollow'}
      aria-label={person ? `Your account, ${person.name}` : 'Sign in'}
    >
      <CircleUserRound className="ui-icon" size={20} aria-hidden="true" />
      <span aria-hidden="true">{person ? person.name : 'Sign in'}</span>
    </PageLink>
  );
}
