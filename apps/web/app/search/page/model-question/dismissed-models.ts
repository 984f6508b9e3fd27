import { cookieValue, isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import { cookieNames } from '@forecourt/domain/account/cookies';
import { parseDismissed, toDismissed } from '@forecourt/domain/search/model-clarification';
import { data } from 'react-router';

/** Thirty days: names are mixed up again by then. */
const maxAgeSeconds = 2_592_000;

/** The models to whose question this browser said "No". */
export function readDismissedModels(cookies: string | null): string[] {
  return parseDismissed(cookieValue(cookies, cookieNames.noSuggestions) ?? undefined);
}

/** The header that remembers one more of them. */
export function dismissedModelCookie(
  cookies: string | null,
  modelCode: string,
  origin: string,
): string {
  const value = toDismissed(readDismissedModels(cookies), modelCode);
  const options = {
    maxAgeSeconds,
    isSecure: isHttps(origin),
    path: '/cars-for-sale',
    httpOnly: true,
  };
  return setCookie(cookieNames.noSuggestions, value, options);
}

/** The answer is longer than a code and its name by nothing that is needed. */
const maxBytes = 200;

/**
 * The model in the form that a shopper sends with "No".
 *
 * @throws data with the status to refuse it with: 413 when it is too long, 400 when it is no form
 */
export async function readDismissal(request: Request): Promise<string> {
  const bytes = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (!(bytes <= maxBytes)) throw data(null, { status: 413 });
  const form = await request.formData().catch(() => null);
  if (form === null) throw data(null, { status: 400 });
  return String(form.get('dismissedModel') ?? '');
}
