import { signInPath } from '@forecourt/domain/account/sign-in';
import { PageLink } from '../ui/page-link.tsx';

/** What is told where a mail is on its way, whoever has the address. */
export function MailSent({ email, refUrl }: { readonly email: string; readonly refUrl: string }) {
  return (
    <section className="ui-stack-large" role="status">
      <h1>Look into your mail</h1>
      <p>
        A link is on its way to <b className="account-address">{email}</b>. It comes within a minute
        or two; the folder for junk may have it.
      </p>
      <p>
        <PageLink className="ui-link" to={signInPath(refUrl)}>
          Use another address
        </PageLink>
      </p>
    </section>
  );
}
