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
const partLength = 3500;

/** Of a form longer than a cookie the rest is in a second one. */
const partNames = [cookieNames.unsentForm, cookieNames.unsentFormRest];

/** What is shown again of a form: no password, and a file cannot be. */
export function withoutSecrets({ password: _password, file: _file, ...typed }: Asked): Asked {
  return typed;
}

/**
 * The headers by which the browser keeps a form while somebody signs in; null for one that is too long.
 *
 * @param page the page of the form, which alone gets it back
 */
export function keepForm({ act, typed }: TypedForm, page: PageOfForm): readonly string[] | null {
  const value = `${new URLSearchParams({ ...withoutSecrets(typed), act })}`;
  return value.length > partLength * partNames.length ? null : cookiesOf(value, page);
}

/** The form that a page left with a browser. */
export function readKeptForm(cookies: string | null): TypedForm | null {
  const value = partNames.map((name) => cookieValue(cookies, name) ?? '').join('');
  if (value === '') return null;
  const { act = '', ...typed }: Asked = Object.fromEntries(new URLSearchParams(value));
  return { act, typed };
}

/** The headers by which the browser forgets it. */
export const forgetForm = (page: PageOfForm): readonly string[] => cookiesOf('', page);

/** A cookie for each part; those that a shorter form has no use for are removed. */
const cookiesOf = (value: string, { origin, path }: PageOfForm): readonly string[] =>
  partNames.map((name, index) => {
    const part = value.slice(index * partLength, (index + 1) * partLength);
    const maxAgeSeconds = part === '' ? 0 : cookieAges.unsentFormSeconds;
    return setCookie(name, part, {
      ...{ maxAgeSeconds, isSecure: isHttps(origin), path, httpOnly: true },
    });
  });
