import { subscribePath } from '@forecourt/domain/alert/alert-paths';
import { subscribeMessages } from '@forecourt/domain/alert/subscribe-messages';
import { subscribedCookie } from '@forecourt/domain/alert/subscribed-cookie';
import { watchedVinOf } from '@forecourt/domain/alert/watched-vin';
import { sentTooOften } from '@forecourt/domain/calendar/wait-words';
import { data, useRouteLoaderData } from 'react-router';
import styles from '../../alerts/alerts-page.css?url';
import type { Subscribed } from '../../alerts/services.ts';
import { SubscribeForm } from '../../alerts/subscribe-form.tsx';
import { SubscribeNote } from '../../alerts/subscribe-note.tsx';
import type { SubscribeOutcome } from '../../alerts/subscribe-outcome.ts';
import { WatchForm } from '../../alerts/watch-form.tsx';
import { appContext } from '../../app-context.ts';
import type { BookmarkServices } from '../../bookmarks/services.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { answerOf, NoAnswer } from '../../ui/answers/no-answer.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/subscribe.ts';

export const links: Route.LinksFunction = () => pageStyles(styles);

const privatePage = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  app.asker();
  const wanted = await named(url.searchParams.get('search') ?? '/cars-for-sale', app.services);
  return data({ wanted }, { headers: privatePage });
}

/** A search, or a car by its VIN; null for any other address: the page leads nowhere else. */
async function named(address: string, services: Pick<BookmarkServices, 'nameSearchAndPlace'>) {
  const watched = watchedVinOf(address);
  if (watched !== null) return { address: watched.address, name: watched.name, isCar: true };
  const name = await services.nameSearchAndPlace(address);
  return name === null ? null : { address, name, isCar: false };
}

/** Takes the form for a car, and of browsers without scripts that for a search, from the results or from this page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, origin, waitMs } = context.get(appContext);
  const {
    emailAddress: email = '',
    textPot = '',
    search: address = '',
  } = await readFields(request);
  const wanted = await named(address, services);
  if (waitMs > 0) {
    const outcome: SubscribeOutcome = { kind: 'warning', text: sentTooOften(waitMs) };
    return data({ email, wanted, outcome }, { status: 429 });
  }
  try {
    const answer = await services.subscribe({ email, textPot, search: address });
    if (answer.status === 'SUBSCRIBED') {
      const headers = new Headers();
      if (!wanted?.isCar) headers.append('Set-Cookie', subscribedCookie(origin));
      return data({ email, wanted, outcome: { kind: 'success' } as SubscribeOutcome }, { headers });
    }
    const outcome: SubscribeOutcome = { kind: 'warning', text: refusalOf(answer) };
    return data({ email, wanted, outcome }, { status: answer.status === 'LIMITED' ? 429 : 400 });
  } catch (error) {
    services.reportError(error);
    const outcome: SubscribeOutcome = { kind: 'danger', text: subscribeMessages.failed };
    return data({ email, wanted, outcome }, { status: 503 });
  }
}

/** What was typed stays while nobody knows whether it arrived. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { emailAddress: email = '' } = await readFields(request.clone());
  const answer = await answerOf(() => serverAction());
  if (!(answer instanceof NoAnswer)) return answer;
  const outcome: SubscribeOutcome = { kind: 'danger', text: subscribeMessages.failed };
  return data({ email, outcome }, { status: 503 });
}

function refusalOf(answer: Exclude<Subscribed, { readonly status: 'SUBSCRIBED' }>): string {
  if (answer.status === 'LIMITED') return subscribeMessages.limited;
  return answer.field === 'email' ? subscribeMessages.invalid : subscribeMessages.noSearch;
}

export function headers({ loaderHeaders, actionHeaders, errorHeaders }: Route.HeadersArgs) {
  const sent = new Headers(errorHeaders ?? loaderHeaders);
  for (const cookie of actionHeaders.getSetCookie()) sent.append('Set-Cookie', cookie);
  return sent;
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Price alerts' }, { name: 'robots', content: 'noindex' }];
}

export default function SubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { wanted } = actionData && 'wanted' in actionData ? actionData : loaderData;
  const own = root?.person ? (root.consumer?.email ?? '') : '';
  return (
    <main id="main" className="ui-wrap alert-page">
      <h1>Price alerts</h1>
      {wanted ? (
        <>
          <p className="alert-lead">
            For{' '}
            <PageLink className="ui-link" to={wanted.address}>
              {wanted.name}
            </PageLink>
          </p>
          {wanted.isCar ? (
            <WatchForm
              address={wanted.address}
              email={actionData?.email ?? own}
              outcome={actionData?.outcome ?? null}
            />
          ) : (
            <SubscribeForm
              search={wanted.address}
              action={subscribePath}
              typed={actionData?.email ?? ''}
              given={actionData?.outcome ?? null}
            />
          )}
        </>
      ) : (
        <NoSearch />
      )}
    </main>
  );
}

function NoSearch() {
  return (
    <>
      <SubscribeNote outcome={{ kind: 'danger', text: subscribeMessages.noSearch }} />
      <p>
        <PageLink className="ui-link" to="/cars-for-sale">
          See the cars
        </PageLink>
      </p>
    </>
  );
}
