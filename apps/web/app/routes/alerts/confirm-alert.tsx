import { alertPath } from '@forecourt/domain/alert/alert-paths';
import { type AskedNews, askedWords } from '@forecourt/domain/alert/asked-words';
import { data, Form, redirect, useNavigation } from 'react-router';
import styles from '../../alerts/alerts-page.css?url';
import { appContext } from '../../app-context.ts';
import { ownReferrer } from '../../leads/sending/own-referrer.ts';
import { answerOf, NoAnswer } from '../../ui/answers/no-answer.ts';
import { NotArrived } from '../../ui/answers/not-arrived.tsx';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/confirm-alert.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

const privatePage = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** The link of a mail that asks. Only the button answers: programs that look into mails open links. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  app.asker();
  const token = url.searchParams.get('token') ?? '';
  const asked = await app.services.findAskedNews(token);
  if (asked?.alert) throw redirect(`${alertPath(asked.alert)}?did=confirmed`);
  return data({ token, asked }, { status: asked === null ? 410 : 200, headers: privatePage });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services } = context.get(appContext);
  const { token = '' } = await readFields(request);
  const alert = await services.confirmAlert(token);
  if (alert !== null) return redirect(`${alertPath(alert)}?did=confirmed`, { status: 303 });
  return data({ isGone: true, isLost: false }, { status: 410 });
}

/** The link can be used again: to confirm twice is to confirm. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await answerOf(() => serverAction());
  const lost = { isGone: false, isLost: true };
  return answer instanceof NoAnswer ? data(lost, { status: 503 }) : answer;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(_: Route.MetaArgs) {
  return [
    { title: 'Confirm your price alerts' },
    { name: 'robots', content: 'noindex, nofollow' },
    ownReferrer,
  ];
}

export default function ConfirmAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { token, asked } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <main id="main" className="ui-wrap alert-page">
      <h1>Confirm your price alerts</h1>
      {asked === null || actionData?.isGone ? (
        <>
          <p className="ui-alert" role="alert">
            This link is too old, or not whole. Open it once more from the mail, or subscribe again
            beside the cars that you want to hear of.
          </p>
          <p>
            <PageLink className="ui-link" to="/cars-for-sale">
              Search for cars
            </PageLink>
          </p>
        </>
      ) : (
        <>
          <AskedFor asked={asked} />
          {actionData?.isLost && !isSending && <NotArrived>Not confirmed</NotArrived>}
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="ui-button ui-button-primary ui-button-large">
              {isSending ? 'Confirming …' : 'Confirm'}
            </button>
          </Form>
        </>
      )}
    </main>
  );
}

function AskedFor({ asked }: { readonly asked: AskedNews }) {
  const { before, after, rate } = askedWords(asked);
  return (
    <p>
      One more step: then you hear {before} <b>{asked.name}</b>
      {after}. {rate}, and each has a link that ends them.
    </p>
  );
}
