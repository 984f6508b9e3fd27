import { type AccountAnswer, parseRefUrl } from '@forecourt/domain/account/sign-in';
import { data, type HeadersArgs, redirect } from 'react-router';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import type { FormOutcome } from './account-form.tsx';

/** Pages about accounts are this browser's alone. */
export const accountHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** With cookies for the browser. */
export function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers(accountHeaders);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Headers of a page with a form: those of its answer where one was sent, else the page's own. */
export const formHeaders = ({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers =>
  errorHeaders ?? (actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders);

/** A redirect after which the browser has these cookies. */
export const redirectWith = (path: string, cookies: readonly string[]): Response =>
  redirect(path, { status: 303, headers: headersWith(cookies) });

const statuses: Readonly<Record<AccountAnswer['status'], number>> = {
  SIGNED_IN: 200,
  MAILED: 200,
  DONE: 200,
  INVALID: 400,
  REFUSED: 403,
  LIMITED: 429,
  RESTING: 503,
};

/** Goes on where somebody signed in, and shows the form again otherwise; no secret goes back. */
export function answerForm(answer: AccountAnswer, typed: TypedFields, origin: string) {
  if (answer.status === 'SIGNED_IN')
    throw redirectWith(parseRefUrl(typed.refUrl ?? null, origin), answer.cookies);
  const { password: _password, token: _token, ...shown } = typed;
  const outcome: FormOutcome = { typed: shown, answer };
  const cookies = answer.status === 'MAILED' ? (answer.cookies ?? []) : [];
  return data(outcome, { status: statuses[answer.status], headers: headersWith(cookies) });
}
