import { parseMailedTo } from '@forecourt/domain/account/mailed-to';
import { type SignInScreen, signInPath } from '@forecourt/domain/account/sign-in';
import { useEffect, useState } from 'react';
import { useSentOnce } from '../ui/form/use-sent-once.ts';
import { formRestMs } from './account-form.tsx';
import { AddressField } from './address-field.tsx';

/**
 * To whom a mailed link went, as the address tells a script; null until it is known. It is not taken to the
 * next page.
 */
export function useMailedTo(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    const told = parseMailedTo(location.hash);
    if (told === null) return;
    setEmail(told);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return email;
}

/** In the form of a mailed link: to whom it went. */
export function MailedTo({ email }: { readonly email: string | null }) {
  return email !== null && <input type="hidden" name="email" value={email} />;
}

interface AnotherLinkProps {
  /** To whom the last one went; undefined where no script has told. */
  readonly email: string | undefined;
  readonly screen: Extract<SignInScreen, 'signin' | 'reset'>;
  readonly refUrl: string;
}

/** Sends a link in place of one that is too old; where its address is not known, to the one that is typed. */
export function AnotherLink({ email, screen, refUrl }: AnotherLinkProps) {
  return (
    <form
      method="post"
      action={signInPath(refUrl, screen)}
      className="account-form ui-stack-large"
      onSubmit={useSentOnce(formRestMs)}
    >
      <input type="hidden" name="refUrl" value={refUrl} />
      {email === undefined ? (
        <AddressField label="Email that the link came to" />
      ) : (
        <KnownAddress email={email} />
      )}
      <button
        type="submit"
        name="act"
        value={screen === 'reset' ? 'reset' : 'link'}
        className="ui-button ui-button-primary ui-button-large ui-button-wide"
      >
        Get another link
      </button>
    </form>
  );
}

function KnownAddress({ email }: { readonly email: string }) {
  return (
    <p>
      <input type="hidden" name="email" value={email} />
      The new one goes to <b className="account-address">{email}</b>.
    </p>
  );
}
