import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { data, redirect } from 'react-router';
import { accountHeaders } from '../accounts/account-answer.ts';
import styles from '../accounts/accounts-page.css?url';
import { SessionList } from '../accounts/session-list.tsx';
import { appContext } from '../app-context.ts';
import { readFields } from '../leads/send-lead.ts';
import { pageStyles } from '../ui/page-styles.ts';
import type { Route } from './+types/account.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

export async function loader({ context }: Route.LoaderArgs) {
  const { services, asker } = context.get(appContext);
  const who = asker();
  if (who.kind !== 'person') throw redirect(signInPath(accountPaths.account));
  return data(
    { email: who.consumer.email ?? '', sessions: await services.findSessions() },
    { headers: accountHeaders },
  );
}

/** Signs out on one other browser, or on all others. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, asker } = context.get(appContext);
  if (asker().kind !== 'person') throw redirect(signInPath(accountPaths.account), 303);
  const { session } = await readFields(request);
  const isEnded = await services.endSessions(session ?? null);
  if (!isEnded) throw data('There is no such session of yours.', { status: 404 });
  throw redirect(`${accountPaths.account}#sessions`, 303);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Your account' }, { name: 'robots', content: 'noindex' }];
}

export default function Account({ loaderData: { email, sessions } }: Route.ComponentProps) {
  return (
    <main id="main" className="ui-wrap account-own">
      <header>
        <h1>Your account</h1>
        <p className="account-address">{email}</p>
        <form method="post" action={accountPaths.signOut}>
          <button type="submit" className="ui-button ui-button-secondary">
            Sign out
          </button>
        </form>
      </header>
      <SessionList sessions={sessions} />
    </main>
  );
}
