import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { keepCookie } from '../ui/keep-cookie.ts';
import { optsOut } from '../ui/opts-out.ts';

const cookieName = cookieNames.notPersonal;

/** Whether suggestions may be asked for: neither the browser nor its shopper said no. */
export function mayPersonalize(): boolean {
  return !optsOut() && cookieValue(document.cookie, cookieName) !== '1';
}

/** Asks for no suggestions here any more, or for them again. */
export function choosePersonal(isWanted: boolean): void {
  if (isWanted) keepCookie(cookieName, '', 0);
  else keepCookie(cookieName, '1', cookieAges.notPersonalMs);
}
