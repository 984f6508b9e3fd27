import { cookieValue, isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { z } from 'zod';
import { parseDenseText, toDenseText } from './dense-text.ts';
import { passwordAgain } from './password-again.ts';

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

/** What a dense form begins with, and a plain one never. */
const denseMark = '~';

const formSchema = z.record(z.string(), z.string());

/** What is shown again of a form: no password, only that there was one, and a file cannot be. */
export function withoutSecrets({ password = '', file: _file, ...typed }: Asked): Asked {
  return password === '' ? typed : { ...typed, [passwordAgain]: 'yes' };
}

/**
 * The headers by which the browser keeps a form while somebody signs in; null for one that is too long.
 *
 * @param page the page of the form, which alone gets it back
 */
export function keepForm({ act, typed }: TypedForm, page: PageOfForm): readonly string[] | null {
  const form = { ...withoutSecrets(typed), act };
  const plain = `${new URLSearchParams(form)}`;
  const value = fits(plain) ? plain : dense(form);
  return value !== null && fits(value) ? cookiesOf(value, page) : null;
}

const fits = (value: string): boolean => value.length <= partLength * partNames.length;

/** For many words, above all in other letters than Latin ones: each of these is six or nine, percent-encoded. */
function dense(form: Asked): string | null {
  const text = toDenseText(JSON.stringify(form));
  return text === null ? null : denseMark + text;
}

/** The form that a page left with a browser. */
export function readKeptForm(cookies: string | null): TypedForm | null {
  const value = partNames.map((name) => cookieValue(cookies, name) ?? '').join('');
  const form = value.startsWith(denseMark) ? readDense(value.slice(1)) : readPlain(value);
  if (form === null) return null;
  const { act = '', ...typed } = form;
  return { act, typed };
}

const readPlain = (value: string): Asked | null =>
  value === '' ? null : Object.fromEntries(new URLSearchParams(value));

/** A form that a browser changed, or gives back the half of, is none. */
function readDense(value: string): Asked | null {
  const text = parseDenseText(value);
  if (text === null) return null;
  try {
    return formSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The headers by which the browser forgets it. */
export const forgetForm = (page: PageOfForm): readonly string[] => cookiesOf('', page);

/** A cookie for each part; those that a shorter form has no use for are removed. */
const cookiesOf = (value: string, { origin, path }: PageOfForm): readonly string[] =>
  partNames.map((name, index) => {
    const part = value.slice(index * partLength, (index + 1) * partLength);
    const maxAgeSeconds = part === '' ? 0 : cookieAges.unsentFormSeconds;
    return setCookie(name, part, {
      maxAgeSeconds,
      isSecure: isHttps(origin),
      path,
      httpOnly: true,
    });
  });
