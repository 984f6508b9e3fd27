import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { keepCookie } from '../ui/keep-cookie.ts';

const cookieName = cookieNames.notPersonal;

/** Whether the browser tells every site that its shopper is to be told to nobody. */
const optsOut = () =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl ===
  true;

/** Whether suggestions may be asked for: neither the browser nor its shopper said no. */
export function mayPersonalize(): boolean {
  return !optsOut() && cookieValue(document.cookie, cookieName) !== '1';
}

/** Asks for no suggestions here any more, or for them again. */
export function choosePersonal(isWanted: boolean): void {
  if (isWanted) keepCookie(cookieName, '', 0);
  else keepCookie(cookieName, '1', cookieAges.notPersonalMs);
}
