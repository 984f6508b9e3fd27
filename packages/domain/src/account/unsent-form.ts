import { cookieValue, isHttps, setCookie } from './cookie-header.ts';
import { cookieAges, cookieNames } from './cookies.ts';

/** Fields of a form, as they were sent. */
type Asked = Readonly<Record<string, string>>;

/** What was typed into the form of an act, but for its secrets. */
export interface TypedForm {
  readonly act: string;
  readonly typed: Asked;
}

/** Where a form stands. */
interface PageOfForm {
  /** As shoppers reach the site: whether under https. */
  readonly origin: string;
  readonly path: string;
}

/** Characters that a browser keeps in a cookie, its name and attributes aside. */
const maxLength = 3500;

/** What is shown again of a form: no password, and a file cannot be. */
export function withoutSecrets({ password: _password, file: _file, ...typed }: Asked): Asked {
  return typed;
}

/**
 * The header by which the browser keeps a form while somebody signs in; null for one that is too long.
 *
 * @param page the page of the form, which alone gets it back
 */
export function keepForm({ act, typed }: TypedForm, page: PageOfForm): string | null {
  const value = `${new URLSearchParams({ ...withoutSecrets(typed), act })}`;
  if (value.length > maxLength) return null;
  return cookieOf(value, page, cookieAges.unsentFormSeconds);
}

/** The form that a page left with a browser. */
export function readKeptForm(cookies: string | null): TypedForm | null {
  const value = cookieValue(cookies, cookieNames.unsentForm);
  if (value === null || value === '') return null;
  const { act = '', ...typed }: Asked = Object.fromEntries(new URLSearchParams(value));
  return { act, typed };
}

/** The header by which the browser forgets it. */
export const forgetForm = (page: PageOfForm): string => cookieOf('', page, 0);

const cookieOf = (value: string, { origin, path }: PageOfForm, maxAgeSeconds: number): string =>
  setCookie(cookieNames.unsentForm, value, {
    ...{ maxAgeSeconds, isSecure: isHttps(origin), path, httpOnly: true },
  });
