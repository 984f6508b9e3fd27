import { signInPath } from '@forecourt/domain/account/sign-in';
import { type RouterContextProvider, redirect } from 'react-router';
import { appContext } from '../../app-context.ts';
import type { OpenedReview } from '../../reviews/review-page.tsx';
import { readKeptForm } from '../../unsent-forms/unsent-form.ts';
import { staysContext } from './send-review.ts';

interface Opening {
  /** The form that is kept while somebody signs in again. */
  readonly act: string;
  /** Of the page with the form. */
  readonly path: string;
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
  /** Finds what who is signed in wrote before. */
  readonly findWritten: () => Promise<OpenedReview['written']>;
}

/** How the page of a form is come to. @throws a way to sign in, for who is to do that first */
export async function openReview(opening: Opening): Promise<OpenedReview> {
  const { act, path, request, url, context, findWritten } = opening;
  const who = context.get(appContext).asker();
  const personId = who.kind === 'person' ? who.personId : null;
  if (personId === null && !context.get(staysContext))
    throw redirect(signInPath(path, 'signin', 'review'), 303);
  const isKept = url.searchParams.get('kept') === 'yes';
  return {
    personId,
    isKept,
    written: personId === null || isKept ? null : await findWritten(),
    unsent: unsentReview(request.headers.get('Cookie'), personId, act),
  };
}

const unsent = 'You were signed out, so this is not sent yet. It is as you typed it: send it now.';

/** The form as a person typed it who had to sign in again for it; empty without one of theirs. */
function unsentReview(
  cookies: string | null,
  personId: string | null,
  act: string,
): OpenedReview['unsent'] {
  const form = personId === null ? null : readKeptForm(cookies);
  const isOwn = form?.act === act && form.typed.person === personId;
  return isOwn ? { typed: form.typed, problems: { form: unsent } } : { typed: null, problems: {} };
}
