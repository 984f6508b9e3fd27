import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { resumePath } from '@forecourt/domain/alert/alert-paths';
import { pressedTooOften } from '@forecourt/domain/calendar/wait-words';
import { data, Form, redirect } from 'react-router';
import styles from '../../alerts/alerts-page.css?url';
import { appContext } from '../../app-context.ts';
import { ownReferrer } from '../../leads/sending/own-referrer.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/resume-alerts.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

const privatePage = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** The link of a mail that asks, or what became of the wish for one. Only the button answers: programs open links. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  app.asker();
  const token = searchParams.get('token') ?? '';
  const wait = pressedTooOften(searchParams.get('wait'));
  const did = wait === null ? searchParams.get('did') : null;
  const isOpen = token !== '' && (await app.services.holdsResume(token));
  const isGone = !isOpen && wait === null && did !== 'asked' && did !== 'resumed';
  return data({ token, wait, did, isOpen }, { status: isGone ? 410 : 200, headers: privatePage });
}

/** Without a token it asks for the mail with one, by a button of what a person saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const { asker, services } = context.get(appContext);
  const { token = '' } = await readFields(request);
  if (token !== '') {
    const isDone = await services.resumeAlerts(token);
    return redirect(isDone ? `${resumePath}?did=resumed` : resumePath, 303);
  }
  // Signed out since the page was opened.
  if (asker().kind !== 'person') return redirect(signInPath(accountPaths.account), 303);
  const asked = await services.askToResume();
  if (asked.status === 'unknown') return redirect(bookmarksPath, 303);
  return redirect(
    asked.status === 'limited'
      ? `${resumePath}?wait=${Math.ceil(asked.waitMs / 1000)}`
      : `${resumePath}?did=asked`,
    303,
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [
    { title: 'Begin your alerts again' },
    { name: 'robots', content: 'noindex, nofollow' },
    ownReferrer,
  ];
}

const notes: Readonly<Record<string, string>> = {
  asked: 'A mail is on its way to your address. Open its link, and alerts go there again.',
  resumed: 'Alerts go to your address again.',
};

const tooOld = 'This link is too old, or not whole. Ask for another beside what you saved.';

export default function ResumeAlerts({ loaderData }: Route.ComponentProps) {
  const { token, wait, did, isOpen } = loaderData;
  const note = wait ?? (did === null ? undefined : notes[did]);
  return (
    <main id="main" className="ui-wrap alert-page">
      <h1>Begin your alerts again</h1>
      {isOpen ? (
        <>
          <p>News of what you saved is mailed to you again, as often as you chose.</p>
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="ui-button ui-button-primary ui-button-large">
              Begin again
            </button>
          </Form>
        </>
      ) : (
        <>
          <p className="ui-alert" role={wait === null && note ? 'status' : 'alert'}>
            {note ?? tooOld}
          </p>
          <p>
            <PageLink className="ui-link" to={bookmarksPath}>
              See saved searches
            </PageLink>
          </p>
        </>
      )}
    </main>
  );
}
