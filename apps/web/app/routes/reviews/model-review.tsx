import { modelName } from '@forecourt/domain/listing/listing-title';
import { parseResearchPath, researchPath } from '@forecourt/domain/reference/research-address';
import { Fragment } from 'react';
import { data } from 'react-router';
import { formHeaders, headersWith } from '../../accounts/account-answer.ts';
import { type AppContext, appContext } from '../../app-context.ts';
import leadStyles from '../../leads/leads.css?url';
import { ModelReviewForm } from '../../reference/model-review-form.tsx';
import styles from '../../reviews/review-form.css?url';
import { ReviewPage } from '../../reviews/review-page.tsx';
import { readFields } from '../../ui/form/typed-fields.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/model-review.ts';
import { openReview } from './open-review.ts';
import { sendInBrowser } from './send-in-browser.ts';
import { sendReport } from './send-report.ts';
import { sendReview } from './send-review.ts';

export const links: Route.LinksFunction = () => pageStyles(leadStyles, styles);

const act = 'review';

function modelOf(params: { readonly make: string; readonly model: string }, app: AppContext) {
  const about = parseResearchPath(params, app.reference);
  if (about === null) throw data(null, { status: 404 });
  return { ...about, path: researchPath(about.modelCode, null, app.reference) };
}

const yearOf = (text: string | null | undefined) =>
  /^\d{4}$/.test(text ?? '') ? Number(text) : null;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { makeCode, modelCode, path } = modelOf(params, app);
  const askedYear = url.searchParams.get('year');
  const year = yearOf(askedYear);
  const findWritten = async () =>
    year === null ? null : app.services.findReviewBefore({ modelCode, year });
  const opening = { act, path: `${path}/review`, request, url, context, findWritten };
  const opened = await openReview(opening);
  const { soldYears } = await app.services.findModelReference({
    makeCode,
    modelCode,
    year: null,
    zip: null,
  });
  const name = modelName(modelCode, app.reference);
  const others = opened.isKept ? [] : await findYears(modelCode, year, app);
  const page = { name, path, soldYears, askedYear, opened, others };
  return data(page, { headers: headersWith([]) });
}

/** Other years of the model that who is signed in reviewed. */
async function findYears(modelCode: string, asked: number | null, { services }: AppContext) {
  const written = (await services.findWrittenReviews()) ?? [];
  return written
    .filter((review) => review.modelCode === modelCode && review.year !== asked)
    .map(({ year }) => year);
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { modelCode, path } = modelOf(params, app);
  const typed = await readFields(request);
  const { report } = typed;
  if (report !== undefined)
    throw await sendReport(
      researchPath(modelCode, yearOf(typed.year), app.reference),
      report,
      app,
      app.services.reportReview,
    );
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
  const { name, path, soldYears, askedYear, opened, others } = page;
  return (
    <ReviewPage
      heading={`Review the ${name}`}
      ofWhat={`the ${askedYear} ${name}`}
      about={{ path, name: `All about the ${name}` }}
      opened={opened}
      refused={actionData}
    >
      {(review) => (
        <>
          <Others others={others} path={path} />
          <ModelReviewForm
            key={askedYear}
            name={name}
            askedYear={askedYear}
            review={review}
            years={soldYears}
          />
        </>
      )}
    </ReviewPage>
  );
}

interface OthersProps {
  readonly others: readonly number[];
  readonly path: string;
}

/** Ways to what was written of other years, to be changed. */
function Others({ others, path }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <p>
      You reviewed other model years:{' '}
      {others.map((year, at) => (
        <Fragment key={year}>
          {at > 0 && ', '}
          <PageLink className="ui-link" to={`${path}/review?year=${year}`}>
            change that of the {year}
          </PageLink>
        </Fragment>
      ))}
      .
    </p>
  );
}
