import { accountPaths, signInPath, staleUndo } from '@forecourt/domain/account/sign-in';
import { data, redirect } from 'react-router';
import { accountHeaders, answerForm } from '../../accounts/account-answer.ts';
import { AccountForm, type FormOutcome } from '../../accounts/account-form.tsx';
import styles from '../../accounts/accounts-page.css?url';
import { useMailedTo } from '../../accounts/another-link.tsx';
import { readMailLink } from '../../accounts/mail-link.ts';
import { appContext } from '../../app-context.ts';
import { ownReferrer } from '../../leads/sending/own-referrer.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/account-address.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

/**
 * A link of a mail about the address of an account. Only the button uses it up: programs that look into mails
 * open links.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const who = app.asker();
  const link = readMailLink(url, app.origin);
  const isUndone = url.searchParams.get('use') === 'undo';
  const page = {
    ...link,
    isUndone,
    contact: app.brand.texts.contact,
    isStale: isUndone && !(await app.services.holdsUndo(link.token)),
    wasUndone: url.searchParams.has('undone'),
    own: who.kind === 'person' ? who.consumer.email : null,
  };
  return data(page, { headers: accountHeaders });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, origin } = context.get(appContext);
  const { token = '', use } = await readFields(request);
  const answer =
    use === 'undo'
      ? await services.undoAddress({ token })
      : await services.confirmAddress({ token });
  // The page that tells of it is asked for by who is signed out by then.
  if (answer.status === 'DONE') throw redirect(`${accountPaths.address}?undone`, 303);
  return answerForm(answer, { refUrl: `${accountPaths.account}?address#address` }, origin);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Email address' }, { name: 'robots', content: 'noindex' }, ownReferrer];
}

export default function AccountAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { path, token, isUndone, isStale, wasUndone, own, contact } = loaderData;
  const mailedTo = useMailedTo();
  const isSignedIn = own !== null;
  const outcome = actionData ?? (isStale ? staleOutcome : undefined);
  const status = outcome?.answer.status;
  if (wasUndone) return <Undone />;
  if (!isUndone && isSignedIn && own === mailedTo) return <HasIt email={own} />;
  return (
    <main id="main" className="ui-wrap account-page">
      <h1>{isUndone ? 'Undo the change of your address' : 'Confirm your new address'}</h1>
      {status !== 'REFUSED' && (
        <p className="account-lead">
          {isUndone ? undoes : isSignedIn ? <Confirms email={mailedTo} /> : signInFirst}
        </p>
      )}
      <AccountForm outcome={outcome} action={path}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="use" value={isUndone ? 'undo' : 'change'} />
        {status !== 'REFUSED' && (isUndone || isSignedIn) && (
          <button
            type="submit"
            className="ui-button ui-button-primary ui-button-large ui-button-wide"
          >
            {isUndone ? 'Undo it and sign everybody out' : 'Confirm the address'}
          </button>
        )}
      </AccountForm>
      {isUndone && status === 'REFUSED' && <OtherWays contact={contact} />}
      {!isUndone && (
        <PageLink className="ui-link" to={accountPaths.account}>
          {isSignedIn ? 'Your account' : 'Sign in'}
        </PageLink>
      )}
    </main>
  );
}

/** An old link, or one that lost its end on the way, promises nothing. */
const staleOutcome: FormOutcome = {
  typed: {},
  answer: { status: 'REFUSED', sentence: staleUndo },
};

/** What is left to do where nothing is undone. @param contact of who runs the site; null where it does not say */
function OtherWays({ contact }: { readonly contact: string | null }) {
  return (
    <>
      <p>
        Where your account has this address, a new password signs everybody out.
        {contact !== null && (
          <>
            {' '}
            Where it has another one that is not yours, write to{' '}
            <a className="ui-link" href={`mailto:${contact}`}>
              {contact}
            </a>
            .
          </>
        )}
      </p>
      <PageLink className="ui-link" to={signInPath(accountPaths.account, 'reset')}>
        Set a new password
      </PageLink>
    </>
  );
}

/** @param email that the link went to; null where no script has told */
function Confirms({ email }: { readonly email: string | null }) {
  return (
    <>
      Your account has{' '}
      {email === null ? 'this address' : <b className="account-address">{email}</b>} from then on,
      and you are signed out on all other browsers.
    </>
  );
}

/** Of a link that was followed before. */
function HasIt({ email }: { readonly email: string }) {
  return (
    <main id="main" className="ui-wrap account-page">
      <h1>Your account has this address</h1>
      <p className="account-lead">
        It is <b className="account-address">{email}</b>: there is nothing more to confirm.
      </p>
      <PageLink className="ui-link" to={accountPaths.account}>
        Your account
      </PageLink>
    </main>
  );
}

const signInFirst =
  'Sign in here with the address that your account has still, then open the link of the mail again.';
const undoes =
  'Your account gets this address back. Everybody is signed out, and password, passkeys and sign-in by Google are removed: whoever changed the address may have set theirs. What you saved stays.';

function Undone() {
  return (
    <main id="main" className="ui-wrap account-page">
      <h1>Your account has this address again</h1>
      <p className="account-lead">
        Everybody is signed out. To come in, type this address on the next page: a link that sets a
        new password is sent there.
      </p>
      <PageLink
        className="ui-button ui-button-primary ui-button-large"
        to={signInPath(accountPaths.account, 'reset')}
      >
        Set a new password
      </PageLink>
    </main>
  );
}
