import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { sentTooOften } from '@forecourt/domain/calendar/wait-words';
import { modelName } from '@forecourt/domain/listing/listing-title';
import { parseResearchPath, researchPath } from '@forecourt/domain/reference/research-address';
import { useEffect } from 'react';
import { createContext, data, redirect } from 'react-router';
import { headersWith, redirectWith } from '../../accounts/account-answer.ts';
import { type AppContext, appContext } from '../../app-context.ts';
import leadStyles from '../../leads/leads.css?url';
import { forgetDraft } from '../../leads/sending/drafts.ts';
import { readFields } from '../../leads/sending/send-lead.ts';
import type { TypedFields } from '../../leads/sending/typed-fields.ts';
import styles from '../../reference/reference.css?url';
import formStyles from '../../reference/review-form.css?url';
import { ReviewForm, reviewDraft } from '../../reference/review-form.tsx';
import { answerOf, NoAnswer } from '../../ui/answers/no-answer.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { pageStyles } from '../../ui/page-styles.ts';
import { forgetForm, keepForm, readKeptForm } from '../../unsent-forms/unsent-form.ts';
import type { Route } from './+types/model-review.ts';

export const links: Route.LinksFunction = () => pageStyles(leadStyles, styles, formStyles);

function modelOf(params: { readonly make: string; readonly model: string }, app: AppContext) {
  const about = parseResearchPath(params, app.reference);
  if (about === null) throw data(null, { status: 404 });
  return { ...about, path: researchPath(about.modelCode, null, app.reference) };
}

/** Whether the page is shown to somebody who is signed out, for it has what no browser keeps. */
const staysContext = createContext(false);

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
  const unsent = personId && unsentReview(request.headers.get('Cookie'), personId);
  const form = { typed: unsent || null, problems: unsent ? { form: sentences.unsent } : {} };
  const askedYear = url.searchParams.get('year');
  const page = { name, path, soldYears, askedYear, isKept, personId, form };
  return data(page, { headers: headersWith([]) });
}

/** The review that a person typed and had to sign in again for; null without one of theirs. */
function unsentReview(cookies: string | null, personId: string): TypedFields | null {
  const form = readKeptForm(cookies);
  return form?.act === 'review' && form.typed.person === personId ? form.typed : null;
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { modelCode, path } = modelOf(params, app);
  const who = app.asker();
  const typed = await readFields(request);
  if (typed.report !== undefined) {
    if (app.waitMs > 0) throw redirect(`${path}?report=later#reviews`, 303);
    const outcome = await app.services.reportReview(typed.report);
    throw redirect(`${path}?report=${outcome}#reviews`, 303);
  }
  if (app.waitMs > 0) {
    context.set(staysContext, true);
    return refuse(typed, { form: sentTooOften(app.waitMs) }, 429);
  }
  const page = { origin: app.origin, path: `${path}/review` };
  const answer =
    who.kind === 'person' ? await writeReview(modelCode, typed, who.personId, app) : signedOut;
  if (answer.status === 'SIGN_IN') {
    const kept = keepForm({ act: 'review', typed }, page);
    if (kept) throw redirectWith(signInPath(page.path, 'signin', 'ended'), kept);
    context.set(staysContext, true);
    return refuse(typed, { form: sentences.tooLong }, signedOutStatus);
  }
  if (answer.status === 'KEPT') throw redirectWith(`${page.path}?kept=yes`, forgetForm(page));
  return refuse(typed, answer.problems, answer.status === 'FAILED' ? 503 : 400);
}

/** The page stays, with every word, while nobody knows whether the review arrived. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = await readFields(request.clone());
  const answer = await answerOf(() => serverAction());
  return answer instanceof NoAnswer ? refuse(typed, { form: sentences.lost }, 503) : answer;
}

const signedOutStatus = 403;

/** Shows the form again as it was typed. */
const refuse = (typed: TypedFields, problems: Readonly<Record<string, string>>, status: number) =>
  data(
    { typed, problems, isSignedOut: status === signedOutStatus },
    { status, headers: headersWith([]) },
  );

/** Sends it for the person that the form was shown to; what keeps it from being stored is an answer, too. */
async function writeReview(
  modelCode: string,
  { person, ...typed }: TypedFields,
  personId: string,
  { services }: AppContext,
) {
  if (person !== undefined && person !== personId)
    return { status: 'INVALID' as const, problems: { form: sentences.another } };
  try {
    return await services.writeReview(modelCode, typed);
  } catch (error) {
    services.reportError(error);
    return { status: 'FAILED' as const, problems: { form: sentences.failed } };
  }
}

const signedOut = { status: 'SIGN_IN' as const };

const sentences = {
  unsent: 'You were signed out, so this is not sent yet. It is as you typed it: send it now.',
  tooLong:
    'You are signed out here, so this is not sent. Sign in in another tab, come back to this one and send it again.',
  another:
    'Another account is signed in here now, and nothing was sent. Send it again with this one.',
  lost: 'Not sent, as far as we know. Your words are still here: send them again; one review is kept.',
  failed: 'Your review could not be stored just now. Your words are still here: try again.',
};

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
          {(page.personId === null || actionData?.isSignedOut) && (
            <p className="ui-lead">
              <a className="ui-link" href={signInPath(path)} target="_blank" rel="noopener">
                Sign in, in a new tab
              </a>
            </p>
          )}
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
