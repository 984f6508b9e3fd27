import {
  dealerPath,
  dealerReviewPath,
  parseDealerSegment,
} from '@forecourt/domain/dealer/dealer-path';
import { data, redirect } from 'react-router';
import { formHeaders, headersWith } from '../../accounts/account-answer.ts';
import { type AppContext, appContext } from '../../app-context.ts';
import { DealerReviewForm } from '../../dealer-reviews/dealer-review-form.tsx';
import leadStyles from '../../leads/leads.css?url';
import styles from '../../reviews/review-form.css?url';
import { ReviewPage } from '../../reviews/review-page.tsx';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/dealer-review.ts';
import { openReview } from './open-review.ts';
import { sendInBrowser } from './send-in-browser.ts';
import { sendReport } from './send-report.ts';
import { sendReview } from './send-review.ts';

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
  const cars = await app.services.findAskedCars(id);
  const findWritten = () => app.services.findDealerReviewBefore(id, cars ?? []);
  const opening = { act, path: formPath, request, url, context, findWritten };
  const opened = await openReview(opening);
  return data({ name, path, cars, opened }, { headers: headersWith([]) });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { id, path, formPath } = await dealerOf(params, app);
  const typed = await readFields(request);
  const { report } = typed;
  if (report !== undefined)
    throw await sendReport(path, report, app, app.services.reportDealerReview);
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
  const { name, path, cars, opened } = page;
  return (
    <ReviewPage
      heading={`Review ${name}`}
      ofWhat={name}
      about={{ path, name: `Cars and reviews of ${name}` }}
      opened={opened}
      refused={actionData}
    >
      {(review, isSignedOut) => (
        <>
          {cars === null && <NoCars />}
          {cars?.length === 0 && !isSignedOut && <NotAsked name={name} path={path} />}
          {(cars?.length || isSignedOut || review.typed !== null) && (
            <DealerReviewForm name={name} review={review} cars={cars ?? []} />
          )}
        </>
      )}
    </ReviewPage>
  );
}

function NoCars() {
  return (
    <p className="ui-lead" role="status">
      What you asked this dealer cannot be had just now. Please try again soon.
    </p>
  );
}

function NotAsked({ name, path }: { readonly name: string; readonly path: string }) {
  return (
    <div className="ui-stack">
      <p className="ui-lead">
        Reviews are of people who asked {name} about a car here, with the address of their account.
        You did not, so far.
      </p>
      <p>
        <PageLink className="ui-button ui-button-primary" to={path}>
          See its cars
        </PageLink>
      </p>
    </div>
  );
}
