import { signInPath, staleLink } from '@forecourt/domain/account/sign-in';
import { data } from 'react-router';
import { accountHeaders, answerForm } from '../../accounts/account-answer.ts';
import { AccountForm, type FormOutcome, problemOf } from '../../accounts/account-form.tsx';
import styles from '../../accounts/accounts-page.css?url';
import { AnotherLink, MailedTo, useMailedTo } from '../../accounts/another-link.tsx';
import { readMailLink } from '../../accounts/mail-link.ts';
import { PasswordField } from '../../accounts/sign-in-form.tsx';
import { appContext } from '../../app-context.ts';
import { ownReferrer } from '../../leads/sending/own-referrer.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/reset-password.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  app.asker();
  const link = readMailLink(url, app.origin);
  const isStale = link.token === '' || !(await app.services.holdsReset(link.token));
  return data({ ...link, isStale }, { headers: accountHeaders });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, origin } = context.get(appContext);
  const typed = await readFields(request);
  return answerForm(await services.resetPassword(request.headers, typed), typed, origin);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Set a new password' }, { name: 'robots', content: 'noindex' }, ownReferrer];
}

/** An old link, or one that lost its end on the way, asks for no password. */
const staleOutcome: FormOutcome = {
  typed: {},
  answer: { status: 'REFUSED', sentence: staleLink },
};

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { path, token, refUrl, isStale } = loaderData;
  const mailedTo = useMailedTo();
  const outcome = actionData ?? (isStale ? staleOutcome : undefined);
  const status = outcome?.answer.status;
  if (status === 'DONE')
    return (
      <main id="main" className="ui-wrap account-page">
        <h1>Your new password is set</h1>
        <p className="account-lead">You are signed out everywhere. Sign in with the new one.</p>
        <PageLink className="ui-button ui-button-primary ui-button-large" to={signInPath(refUrl)}>
          Sign in
        </PageLink>
      </main>
    );
  return (
    <main id="main" className="ui-wrap account-page">
      <h1>Set a new password</h1>
      <AccountForm outcome={outcome} action={path}>
        <input type="hidden" name="token" value={token} />
        <MailedTo email={mailedTo} />
        {status !== 'REFUSED' && (
          <>
            <PasswordField
              label="New password"
              autoComplete="new-password"
              problem={problemOf(outcome, 'password')}
            />
            <button
              type="submit"
              className="ui-button ui-button-primary ui-button-large ui-button-wide"
            >
              Set password
            </button>
          </>
        )}
      </AccountForm>
      {status === 'REFUSED' && (
        <AnotherLink
          email={outcome?.typed.email ?? mailedTo ?? undefined}
          screen="reset"
          refUrl={refUrl}
        />
      )}
    </main>
  );
}
