import { googleSignInPath } from '@forecourt/domain/account/google-sign-in';
import {
  parseRefUrl,
  parseSignInReason,
  parseSignInScreen,
  type SignInReason,
  type SignInScreen,
  signInPath,
} from '@forecourt/domain/account/sign-in';
import { data, redirect } from 'react-router';
import { accountHeaders, answerForm, formHeaders } from '../../accounts/account-answer.ts';
import styles from '../../accounts/accounts-page.css?url';
import { MailSent } from '../../accounts/mail-sent.tsx';
import { PasskeySignIn } from '../../accounts/passkeys/passkey-sign-in.tsx';
import { SignInForm } from '../../accounts/sign-in-form.tsx';
import { appContext } from '../../app-context.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/sign-in.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const refUrl = parseRefUrl(url.searchParams.get('refUrl'), app.origin);
  const who = app.asker();
  const screen = parseSignInScreen(url.searchParams.get('defaultScreen'));
  // Who wants another password may be signed in.
  if (who.kind === 'person' && screen !== 'reset') throw redirect(refUrl);
  const own = who.kind === 'person' ? who.consumer.email : null;
  const reason = parseSignInReason(url.searchParams.get('reason'));
  const hasGoogle = app.google?.hasButton ?? false;
  return data(
    { screen, reason, refUrl, own, brandName: app.brand.name, hasGoogle },
    { headers: accountHeaders },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, origin } = context.get(appContext);
  const typed = await readFields(request);
  const { headers } = request;
  const acts = new Map([
    ['signup', services.signUp],
    ['reset', services.requestReset],
    ['link', services.sendLink],
  ]);
  const act = acts.get(typed.act ?? '') ?? services.signIn;
  const answer = await act(headers, typed);
  return answerForm(answer, typed, origin);
}

export const headers: Route.HeadersFunction = formHeaders;

const titles: Readonly<Record<SignInScreen, string>> = {
  signin: 'Sign in',
  signup: 'Create a free account',
  reset: 'Set a new password',
};

export function meta({ loaderData }: Route.MetaArgs) {
  const title = titles[loaderData?.screen ?? 'signin'];
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

const leads: Readonly<Record<SignInScreen, string>> = {
  signin: 'Your saved cars and searches, on every device.',
  signup: 'Keeps more than this browser does, on every device. What you saved here comes along.',
  reset: 'Type the address that you signed up with: a link comes by email.',
};

const reasons: Readonly<Record<SignInReason, string>> = {
  saved:
    'This browser keeps no more cars. With an account you save as many as you like, and those here come along.',
  deleted: 'Your account is deleted, with all that was in it.',
  ended: 'You are signed out here. Once you sign in, what you typed is there again.',
  selling:
    'Selling a car takes an account: through it buyers reach you, and do not see your address.',
  review: 'Writing a review takes an account. Your address is not shown with it.',
  google: 'Google did not sign you in. Try again, or sign in another way.',
};

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { screen, reason, refUrl, own, hasGoogle } = loaderData;
  if (actionData?.answer.status === 'MAILED')
    return (
      <main id="main" className="ui-wrap account-page">
        <MailSent email={actionData.typed.email ?? ''} refUrl={refUrl} />
      </main>
    );
  return (
    <main id="main" className="ui-wrap account-page">
      <header className="ui-stack">
        <h1>{titles[screen]}</h1>
        <p className="account-lead">{reason === null ? leads[screen] : reasons[reason]}</p>
      </header>
      <SignInForm key={screen} screen={screen} refUrl={refUrl} own={own} outcome={actionData} />
      {screen !== 'reset' && hasGoogle && (
        <a
          className="ui-button ui-button-secondary ui-button-large ui-button-wide"
          href={googleSignInPath(refUrl)}
        >
          Sign in with Google
        </a>
      )}
      {screen === 'signin' && <PasskeySignIn refUrl={refUrl} />}
      <nav className="account-else" aria-label="Other ways">
        {screen === 'signin' ? (
          <PageLink className="ui-link" to={signInPath(refUrl, 'signup', reason)}>
            Create a free account
          </PageLink>
        ) : (
          <PageLink className="ui-link" to={signInPath(refUrl, 'signin', reason)}>
            {own === null ? 'Sign in' : 'Your account'}
          </PageLink>
        )}
        {screen !== 'reset' && (
          <PageLink className="ui-link" to={signInPath(refUrl, 'reset')}>
            Forgot your password?
          </PageLink>
        )}
      </nav>
    </main>
  );
}
