import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { formHeaders, headersWith } from '../../accounts/account-answer.ts';
import { type AppContext, appContext } from '../../app-context.ts';
import { DealerReviewForm, dealerReviewDraft } from '../../dealer-reviews/dealer-review-form.tsx';
import { dealerReviewPath } from '../../dealer-reviews/dealer-review-path.ts';
import { dealerPath, parseDealerSegment } from '../../dealers/dealer-path.ts';
import leadStyles from '../../leads/leads.css?url';
import { forgetDraft } from '../../leads/sending/drafts.ts';
import { readFields } from '../../leads/sending/send-lead.ts';
import styles from '../../reviews/review-form.css?url';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/dealer-review.ts';
import { sendInBrowser } from './send-in-browser.ts';
import { sendReview, staysContext, unsentReview } from './send-review.ts';
import { SignInAside } from './sign-in-aside.tsx';

export const links: Route.LinksFunction = () => pageStyles(leadStyles, styles);

const act = 'dealer-review';

async function dealerOf({ dealer }: { readonly dealer: string }, { services }: AppContext) {
  const id = parseDealerSegment(dealer);
  const found = id === null ? undefined : await services.findDealer(id);
  if (!found) throw data(null, { status: 404 });
  const { owner } = found;
  const path = dealerPath(owner);
  return { id: owner.id, name: owner.name, path, formPath: dealerReviewPath(path) };
}

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { id, name, path, formPath } = await dealerOf(params, app);
  if (url.pathname !== formPath) return redirect(formPath + url.search, 301);
  const who = app.asker();
  const personId = who.kind === 'person' ? who.personId : null;
  if (personId === null && !context.get(staysContext)) throw redirect(signInPath(formPath), 303);
  const page = {
    ...{ name, path, personId },
    cars: await app.services.findAskedCars(id),
    isKept: url.searchParams.get('kept') === 'yes',
    form: unsentReview(request.headers.get('Cookie'), personId, act),
  };
  return data(page, { headers: headersWith([]) });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { id, formPath } = await dealerOf(params, app);
  const typed = await readFields(request);
  const write = (fields: typeof typed) => app.services.writeDealerReview(id, fields);
  return sendReview({ act, typed, path: formPath, app, context, write });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendInBrowser(sent);

export const headers: Route.HeadersFunction = formHeaders;

export function meta({ loaderData: page }: Route.MetaArgs) {
  return [
    { title: page ? `Review ${page.name}` : 'Dealer not found' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function DealerReview({ loaderData: page, actionData }: Route.ComponentProps) {
  const { name, path, cars, isKept, form } = page;
  const personId = page.personId ?? actionData?.typed.person ?? '';
  const isSignedOut = page.personId === null || actionData?.isSignedOut === true;
  useEffect(() => {
    if (isKept) forgetDraft(dealerReviewDraft(name, personId));
  }, [isKept, name, personId]);
  return (
    <main id="main" className="ui-wrap review-page">
      <h1>Review {name}</h1>
      <p className="ui-lead">
        <PageLink className="ui-link" to={path}>
          Cars and reviews of {name}
        </PageLink>
      </p>
      {isKept && <Thanks />}
      {!isKept && isSignedOut && <SignInAside path={path} />}
      {!isKept && !isSignedOut && cars?.length === 0 && <NotAsked name={name} path={path} />}
      {!isKept && cars === null && (
        <p className="ui-lead" role="status">
          What you asked this dealer cannot be had just now. Please try again soon.
        </p>
      )}
      {!isKept && cars !== null && (isSignedOut || cars.length > 0) && (
        <DealerReviewForm
          {...{ name, cars, personId }}
          {...(actionData ? { typed: actionData.typed, problems: actionData.problems } : form)}
        />
      )}
    </main>
  );
}

function Thanks() {
  return (
    <p className="ui-lead" role="status">
      Thank you. Your review is shown once it has been read;{' '}
      <PageLink className="ui-link" to={`${accountPaths.account}#reviews`}>
        your account
      </PageLink>{' '}
      tells what became of it.
    </p>
  );
}

function NotAsked({ name, path }: { readonly name: string; readonly path: string }) {
  return (
    <>
      <p className="ui-lead">
        Reviews are of people who asked {name} about a car here, with the address of their account.
        You did not, so far.
      </p>
      <p>
        <PageLink className="ui-button ui-button-primary" to={path}>
          See its cars
        </PageLink>
      </p>
    </>
  );
}
