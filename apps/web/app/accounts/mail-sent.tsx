import { signInPath } from '@forecourt/domain/account/sign-in';
import { StepHeading } from '../ui/form/step-heading.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** What is told where a mail is on its way, whoever has the address. */
export function MailSent({ email, refUrl }: { readonly email: string; readonly refUrl: string }) {
  return (
    <section className="ui-stack-large" role="status">
      <StepHeading>Look into your mail</StepHeading>
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
