import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { modelName } from '@forecourt/domain/listing/listing-title';
import { parseResearchPath, researchPath } from '@forecourt/domain/reference/research-address';
import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { formHeaders, headersWith } from '../../accounts/account-answer.ts';
import { type AppContext, appContext } from '../../app-context.ts';
import leadStyles from '../../leads/leads.css?url';
import { forgetDraft } from '../../leads/sending/drafts.ts';
import { readFields } from '../../leads/sending/send-lead.ts';
import styles from '../../reference/reference.css?url';
import { ReviewForm, reviewDraft } from '../../reference/review-form.tsx';
import formStyles from '../../reviews/review-form.css?url';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/model-review.ts';
import { sendInBrowser } from './send-in-browser.ts';
import { sendReview, staysContext, unsentReview } from './send-review.ts';
import { SignInAside } from './sign-in-aside.tsx';

export const links: Route.LinksFunction = () => pageStyles(leadStyles, styles, formStyles);

const act = 'review';

function modelOf(params: { readonly make: string; readonly model: string }, app: AppContext) {
  const about = parseResearchPath(params, app.reference);
  if (about === null) throw data(null, { status: 404 });
  return { ...about, path: researchPath(about.modelCode, null, app.reference) };
}

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { makeCode, modelCode, path } = modelOf(params, app);
  const who = app.asker();
  const personId = who.kind === 'person' ? who.personId : null;
  if (personId === null && !context.get(staysContext))
    throw redirect(signInPath(`${path}/review`), 303);
  const { soldYears } = await app.services.findModelReference({
    ...{ makeCode, modelCode, year: null, zip: null },
  });
  const name = modelName(modelCode, app.reference);
  const isKept = url.searchParams.get('kept') === 'yes';
  const form = unsentReview(request.headers.get('Cookie'), personId, act);
  const askedYear = url.searchParams.get('year');
  const page = { name, path, soldYears, askedYear, isKept, personId, form };
  return data(page, { headers: headersWith([]) });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { modelCode, path } = modelOf(params, app);
  const typed = await readFields(request);
  if (typed.report !== undefined) {
    if (app.waitMs > 0) throw redirect(`${path}?report=later#reviews`, 303);
    const outcome = await app.services.reportReview(typed.report);
    throw redirect(`${path}?report=${outcome}#reviews`, 303);
  }
  const write = (fields: typeof typed) => app.services.writeReview(modelCode, fields);
  return sendReview({ act, typed, path: `${path}/review`, app, context, write });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendInBrowser(sent);

export const headers: Route.HeadersFunction = formHeaders;

export function meta({ loaderData: page }: Route.MetaArgs) {
  return [
    { title: page ? `Review the ${page.name}` : 'Model not found' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ModelReview({ loaderData: page, actionData }: Route.ComponentProps) {
  const { name, path, soldYears, askedYear, isKept, form } = page;
  const personId = page.personId ?? actionData?.typed.person ?? '';
  useEffect(() => {
    if (isKept) forgetDraft(reviewDraft(name, personId));
  }, [isKept, name, personId]);
  return (
    <main id="main" className="ui-wrap reference-page">
      <h1>Review the {name}</h1>
      <p className="ui-lead">
        <PageLink className="ui-link" to={path}>
          All about the {name}
        </PageLink>
      </p>
      {isKept ? (
        <p className="ui-lead" role="status">
          Thank you. Your review is shown once it has been read;{' '}
          <PageLink className="ui-link" to={`${accountPaths.account}#reviews`}>
            your account
          </PageLink>{' '}
          tells what became of it.
        </p>
      ) : (
        <>
          {(page.personId === null || actionData?.isSignedOut) && <SignInAside path={path} />}
          <ReviewForm
            {...{ name, personId }}
            years={soldYears}
            askedYear={askedYear}
            {...(actionData ? { typed: actionData.typed, problems: actionData.problems } : form)}
          />
        </>
      )}
    </main>
  );
}
