import { PageLink } from '../ui/page-link.tsx';
import { type FormOutcome, problemOf } from './account-form.tsx';
import { showFactorPath } from './second-factor/factor-acts.ts';
import { PasswordField } from './sign-in-form.tsx';

/** Asks who is signed in for their password, ahead of what a borrowed browser may not do. */
export function OwnPassword({ outcome }: { readonly outcome: FormOutcome | undefined }) {
  return (
    <PasswordField
      label="Your password"
      autoComplete="current-password"
      problem={problemOf(outcome, 'password')}
    />
  );
}

/** @param section of the account page, which the person comes back to */
export function FactorFirst({ section }: { readonly section: string }) {
  return (
    <p>
      This needs your second factor:{' '}
      <PageLink className="ui-link" to={showFactorPath(section)}>
        show it first
      </PageLink>
      .
    </p>
  );
}
