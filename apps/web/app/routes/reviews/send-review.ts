import { signInPath } from '@forecourt/domain/account/sign-in';
import { sentTooOften } from '@forecourt/domain/calendar/wait-words';
import { createContext, type RouterContextProvider } from 'react-router';
import { redirectWith } from '../../accounts/account-answer.ts';
import type { AppContext } from '../../app-context.ts';
import type { TypedFields } from '../../ui/form/typed-fields.ts';
import { forgetForm, keepForm } from '../../unsent-forms/unsent-form.ts';
import { refuseReview, signedOutStatus } from './refuse-review.ts';

/** What came of a review: kept for a decision, or why not. */
type ReviewAnswer =
  | { readonly status: 'KEPT' }
  | { readonly status: 'SIGN_IN' }
  | { readonly status: 'INVALID'; readonly problems: Readonly<Record<string, string>> };

interface Sending {
  /** The form that is kept while somebody signs in again. */
  readonly act: string;
  readonly typed: TypedFields;
  /** Of the page with the form. */
  readonly path: string;
  readonly app: AppContext;
  readonly context: Pick<Readonly<RouterContextProvider>, 'set'>;
  write(fields: TypedFields): Promise<ReviewAnswer>;
}

/** Whether the page is shown to somebody who is signed out, for it has what no browser keeps. */
export const staysContext = createContext(false);

/**
 * Sends a review for the person that its form was shown to. Who was signed out meanwhile signs in and finds it again;
 * what was not taken is shown again as it was typed.
 */
export async function sendReview({ act, typed, path, app, context, write }: Sending) {
  if (app.waitMs > 0) {
    context.set(staysContext, true);
    return refuseReview(typed, { form: sentTooOften(app.waitMs) }, 429);
  }
  const page = { origin: app.origin, path };
  const who = app.asker();
  const answer =
    who.kind === 'person' ? await writeFor(who.personId, { typed, app, write }) : signedOut;
  if (answer.status === 'SIGN_IN') {
    const kept = keepForm({ act, typed }, page);
    if (kept) throw redirectWith(signInPath(page.path, 'signin', 'ended'), kept);
    context.set(staysContext, true);
    return refuseReview(typed, { form: sentences.tooLong }, signedOutStatus);
  }
  if (answer.status === 'KEPT') throw redirectWith(`${page.path}?kept=yes`, forgetForm(page));
  return refuseReview(typed, answer.problems, answer.status === 'FAILED' ? 503 : 400);
}

const signedOut = { status: 'SIGN_IN' as const };

/** What keeps it from being stored is an answer, too. */
async function writeFor(
  personId: string,
  { typed: { person, ...typed }, app, write }: Pick<Sending, 'typed' | 'app' | 'write'>,
) {
  if (person !== undefined && person !== personId)
    return { status: 'INVALID' as const, problems: { form: sentences.another } };
  try {
    return await write(typed);
  } catch (error) {
    app.services.reportError(error);
    return { status: 'FAILED' as const, problems: { form: sentences.failed } };
  }
}

const sentences = {
  tooLong:
    'You are signed out here, so this is not sent. Sign in in another tab, come back to this one and send it again.',
  another:
    'Another account is signed in here now, and nothing was sent. Send it again with this one.',
  failed: 'Your review could not be stored just now. Your words are still here: try again.',
};
