import { parseMailedTo } from '@forecourt/domain/account/mailed-to';
import { type SignInScreen, signInPath } from '@forecourt/domain/account/sign-in';
import { useEffect, useState } from 'react';
import { PageLink } from '../ui/page-link.tsx';

/** In the form of a mailed link: to whom it went, as the address tells a script. It is not taken to the next page. */
export function MailedTo() {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    const told = parseMailedTo(location.hash);
    if (told === null) return;
    setEmail(told);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return email !== null && <input type="hidden" name="email" value={email} />;
}

interface AnotherLinkProps {
  /** To whom the last one went; undefined where no script has told. */
  readonly email: string | undefined;
  readonly screen: Extract<SignInScreen, 'signin' | 'reset'>;
  readonly refUrl: string;
}

/** Sends a link in place of one that is too old, or leads to where it is asked for. */
export function AnotherLink({ email, screen, refUrl }: AnotherLinkProps) {
  const className = 'ui-button ui-button-primary ui-button-large ui-button-wide';
  const path = signInPath(refUrl, screen);
  if (email === undefined)
    return (
      <PageLink className={className} to={path}>
        Get another link
      </PageLink>
    );
  return (
    <form method="post" action={path} className="account-form ui-stack-large">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="refUrl" value={refUrl} />
      <p>
        The new one goes to <b className="account-address">{email}</b>.
      </p>
      <button
        type="submit"
        name="act"
        value={screen === 'reset' ? 'reset' : 'link'}
        className={className}
      >
        Get another link
      </button>
    </form>
  );
}
