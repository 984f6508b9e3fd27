import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieNames } from '@forecourt/domain/account/cookies';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { data } from 'react-router';
import { accountHeaders, answerForm } from '../../accounts/account-answer.ts';
import { AccountForm, problemOf } from '../../accounts/account-form.tsx';
import styles from '../../accounts/accounts-page.css?url';
import { AnotherLink, MailedTo, useMailedTo } from '../../accounts/another-link.tsx';
import { readMailLink } from '../../accounts/mail-link.ts';
import { PasswordField } from '../../accounts/sign-in-form.tsx';
import { WhoSignsIn } from '../../accounts/who-signs-in.tsx';
import { appContext } from '../../app-context.ts';
import { ownReferrer } from '../../leads/sending/own-referrer.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/account-link.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

/** A link of a mail. Only the button uses it up: programs that look into mails open links. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const who = app.asker();
  const page = {
    ...readMailLink(url, app.origin),
    use: url.searchParams.get('use') === 'confirm' ? 'confirm' : 'sign-in',
    signedUpHere: cookieValue(request.headers.get('Cookie'), cookieNames.signedUpHere) !== null,
    own: who.kind === 'person' ? who.consumer.email : null,
    brandName: app.brand.name,
  };
  return data(page, { headers: accountHeaders });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, origin } = context.get(appContext);
  const typed = await readFields(request);
  return answerForm(await services.followLink(request.headers, typed), typed, origin);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Sign in by link' }, { name: 'robots', content: 'noindex' }, ownReferrer];
}

export default function AccountLink({ loaderData, actionData }: Route.ComponentProps) {
  const { path, token, use, refUrl, own, brandName, signedUpHere } = loaderData;
  const mailedTo = useMailedTo();
  const isStale = actionData?.answer.status === 'REFUSED';
  const problem = problemOf(actionData, 'password');
  const isAsked = use === 'confirm' && !isStale && (!signedUpHere || problem !== undefined);
  if (actionData?.answer.status === 'DONE')
    return <SignedInBefore email={actionData.typed.email ?? ''} refUrl={refUrl} />;
  return (
    <main id="main" className="ui-wrap account-page">
      <h1>{use === 'confirm' ? 'Confirm your address' : `Sign in to ${brandName}`}</h1>
      {!isStale && <WhoSignsIn email={mailedTo} own={own} />}
      <AccountForm outcome={actionData} action={path}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="use" value={use} />
        <input type="hidden" name="refUrl" value={refUrl} />
        <MailedTo email={mailedTo} />
        {isAsked && <SignUpPassword problem={problem} />}
        {!isStale && (
          <button
            type="submit"
            className="ui-button ui-button-primary ui-button-large ui-button-wide"
          >
            {use === 'confirm' ? 'Confirm and sign in' : 'Sign in'}
          </button>
        )}
      </AccountForm>
      {isAsked && (
        <p>
          You did not sign up, or do not know it?{' '}
          <PageLink className="ui-link" to={signInPath(refUrl)}>
            Get a link
          </PageLink>{' '}
          that signs you in without it.
        </p>
      )}
      {!isStale && own !== null && (
        <PageLink className="ui-link" to={refUrl}>
          Stay signed in
        </PageLink>
      )}
      {isStale && <AnotherLink email={actionData.typed.email} screen="signin" refUrl={refUrl} />}
    </main>
  );
}

/** Where nobody signed up: a stranger may have, with this address. */
function SignUpPassword({ problem }: { readonly problem: string | undefined }) {
  return (
    <>
      <p className="account-lead">
        You signed up in another browser, or somebody else did with your address. Type the password
        that you chose.
      </p>
      <PasswordField label="Password" autoComplete="current-password" problem={problem} />
    </>
  );
}

interface SignedInBeforeProps {
  readonly email: string;
  readonly refUrl: string;
}

function SignedInBefore({ email, refUrl }: SignedInBeforeProps) {
  return (
    <main id="main" className="ui-wrap account-page">
      <h1>You are signed in</h1>
      <p className="account-lead">
        This link was used before or is too old, and you need none: you are signed in here with{' '}
        <b className="account-address">{email}</b>.
      </p>
      <PageLink className="ui-button ui-button-primary ui-button-large" to={refUrl}>
        Go on
      </PageLink>
    </main>
  );
}
