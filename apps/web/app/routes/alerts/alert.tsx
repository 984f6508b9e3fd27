import { alertPath, subscribePath } from '@forecourt/domain/alert/alert-paths';
import { type Rhythm, rhythms, rhythmWords } from '@forecourt/domain/alert/rhythm';
import { data, Form, redirect, useNavigation } from 'react-router';
import styles from '../../alerts/alerts-page.css?url';
import type { AlertServices, AlertShown } from '../../alerts/services.ts';
import { appContext } from '../../app-context.ts';
import { ownReferrer } from '../../leads/sending/own-referrer.ts';
import { answerOf, NoAnswer } from '../../ui/answers/no-answer.ts';
import { NotArrived } from '../../ui/answers/not-arrived.tsx';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/alert.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

/** The address is the secret: nobody stores the page, and no other site hears of it. */
const privatePage = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** An alert by the link of its mails. To look at it changes nothing: programs that look into mails do. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  app.asker();
  const found = await app.services.findAlert(token);
  const asked = { did: url.searchParams.get('did'), was: url.searchParams.get('was') };
  return data(
    { alert: found === 'ended' ? null : found, isWhole: found !== null, ...asked },
    { status: found === null ? 404 : 200, headers: privatePage },
  );
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { services } = context.get(appContext);
  const fields = await readFields(request);
  const isOneClick = fields['List-Unsubscribe'] === 'One-Click';
  const ends = isOneClick || fields.act === 'stop';
  const rhythm = ends ? 'never' : rhythms.find((one) => one === fields.rhythm);
  if (rhythm === undefined) throw data(null, { status: 400 });
  // Readers of mail follow no redirect (RFC 8058).
  if (isOneClick) {
    await requireChange(services, token, rhythm);
    return data({ isLost: false, isStop: true });
  }
  const before = ends ? await services.findAlert(token) : null;
  await requireChange(services, token, rhythm);
  const did = new URLSearchParams({ did: rhythm === 'never' ? 'stopped' : 'changed' });
  // Nothing of it is kept from which it could begin again.
  if (before !== null && before !== 'ended' && before.isOfAddress) did.set('was', before.href);
  return redirect(`${alertPath(token)}?${did}`, { status: 303 });
}

async function requireChange(services: AlertServices, token: string, rhythm: Rhythm) {
  if (!(await services.changeAlert(token, rhythm))) throw data(null, { status: 404 });
}

/** The page stays as it is while nobody knows whether the change arrived. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { act } = await readFields(request.clone());
  const answer = await answerOf(() => serverAction());
  return answer instanceof NoAnswer
    ? data({ isLost: true, isStop: act === 'stop' }, { status: 503 })
    : answer;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Your alert' }, { name: 'robots', content: 'noindex, nofollow' }, ownReferrer];
}

const begunNotes: Readonly<Record<string, string>> = {
  confirmed: 'Your address is confirmed: the alerts begin.',
  changed: 'Changed.',
};
const stoppedNotes = { stopped: 'These alerts have ended. No mail of theirs follows.' };

/** What was done, as far as it still holds: Back leads to addresses of what was done before. */
function noteOf({ alert, did }: Route.ComponentProps['loaderData']): string | undefined {
  const isStopped = alert === null || alert.rhythm === 'never';
  const notes: Readonly<Record<string, string>> = {
    ...(alert && begunNotes),
    ...(isStopped && stoppedNotes),
  };
  return did === null ? undefined : notes[did];
}

/** What has no account is ended by its own button, for it does not come back by another choice. */
const rhythmsOf = ({ isOfAddress }: AlertShown) =>
  isOfAddress ? rhythms.filter((one) => one !== 'never') : rhythms;

export default function AlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { alert, isWhole, was } = loaderData;
  const sent = useNavigation().formData;
  const isStopping = sent?.get('act') === 'stop';
  const isLost = actionData?.isLost === true && !sent;
  const note = isLost ? undefined : noteOf(loaderData);
  return (
    <main id="main" className="ui-wrap alert-page">
      <h1>{alert?.title ?? (alert ? 'Your saved cars' : 'Price alerts')}</h1>
      {note !== undefined && (
        <p className="ui-alert" role="status">
          {note}
        </p>
      )}
      {alert === null && note === undefined && (
        <p>
          {isWhole
            ? 'This alert has ended. Nothing is sent.'
            : 'This link is not whole, so nothing was changed. Open it once more from the mail.'}
        </p>
      )}
      {alert === null && was && (
        <p>
          <PageLink
            className="ui-link"
            to={`${subscribePath}?${new URLSearchParams({ search: was })}`}
          >
            Begin them again
          </PageLink>
        </p>
      )}
      {alert && (
        <Form method="post" className="ui-stack-large">
          {/* Another rhythm is another choice: what a browser keeps ticked of the old one is not shown. */}
          <fieldset key={alert.rhythm} className="alert-choice">
            <legend>How often do you want to hear of it?</legend>
            {rhythmsOf(alert).map((rhythm) => (
              <label key={rhythm} className="ui-option">
                <input
                  type="radio"
                  name="rhythm"
                  value={rhythm}
                  defaultChecked={rhythm === alert.rhythm}
                />
                {rhythmWords[rhythm]}
              </label>
            ))}
          </fieldset>
          {isLost && <NotArrived>{actionData?.isStop ? 'Not stopped' : 'Not changed'}</NotArrived>}
          <div className="alert-acts">
            <button type="submit" className="ui-button ui-button-primary">
              {sent && !isStopping ? 'Saving …' : 'Save'}
            </button>
            {alert.rhythm !== 'never' && (
              <button
                type="submit"
                name="act"
                value="stop"
                className="ui-button ui-button-secondary"
              >
                {isStopping ? 'Stopping …' : 'Stop these alerts'}
              </button>
            )}
          </div>
        </Form>
      )}
      <p>
        <PageLink className="ui-link" to={alert?.href ?? '/cars-for-sale'}>
          {alert?.isCar ? 'See what the VIN tells' : 'See the cars'}
        </PageLink>
      </p>
    </main>
  );
}
