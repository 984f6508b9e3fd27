import { signInPath } from '@forecourt/domain/account/sign-in';
import { parseResearchPath, researchPath } from '@forecourt/domain/reference/research-address';
import { data, redirect } from 'react-router';
import { type AppContext, appContext } from '../../app-context.ts';
import leadStyles from '../../leads/leads.css?url';
import { readFields } from '../../leads/sending/send-lead.ts';
import styles from '../../reference/reference.css?url';
import formStyles from '../../reference/review-form.css?url';
import { ReviewForm } from '../../reference/review-form.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/model-review.ts';

export const links: Route.LinksFunction = () => pageStyles(leadStyles, styles, formStyles);

const ownHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

function modelOf(params: { readonly make: string; readonly model: string }, app: AppContext) {
  const about = parseResearchPath(params, app.reference);
  if (about === null) throw data(null, { status: 404 });
  return { ...about, path: researchPath(about.modelCode, null, app.reference) };
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { makeCode, modelCode, path } = modelOf(params, app);
  if (app.asker().kind !== 'person') throw redirect(signInPath(`${path}/review`), 303);
  const { soldYears } = await app.services.findModelReference({
    ...{ makeCode, modelCode, year: null, zip: null },
  });
  const make = app.reference.findMake(makeCode)?.name ?? makeCode;
  const name = `${make} ${app.reference.findModel(modelCode)?.name ?? modelCode}`;
  const page = { name, path, soldYears, isKept: url.searchParams.get('kept') === 'yes' };
  return data(page, { headers: ownHeaders });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { modelCode, path } = modelOf(params, app);
  app.asker();
  const typed = await readFields(request);
  if (typed.report !== undefined) {
    const isReported = await app.services.reportReview(typed.report);
    throw redirect(`${path}?report=${isReported ? 'kept' : 'unknown'}#reviews`, 303);
  }
  const answer = await app.services.writeReview(modelCode, typed);
  if (answer.status === 'SIGN_IN') throw redirect(signInPath(`${path}/review`), 303);
  if (answer.status === 'KEPT') throw redirect(`${path}/review?kept=yes`, 303);
  return data({ typed, problems: answer.problems }, { status: 400, headers: ownHeaders });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? loaderHeaders;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  return [
    { title: page ? `Review the ${page.name}` : 'Model not found' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ModelReview({ loaderData: page, actionData }: Route.ComponentProps) {
  const { name, path, soldYears, isKept } = page;
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
          Thank you. Your review is shown once it was read.
        </p>
      ) : (
        <ReviewForm
          name={name}
          years={soldYears}
          typed={actionData?.typed ?? {}}
          problems={actionData?.problems ?? {}}
        />
      )}
    </main>
  );
}
