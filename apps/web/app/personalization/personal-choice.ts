import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';

const cookie = { name: cookieNames.notPersonal, path: '/', sameSite: 'lax' } as const;

/** Whether the browser tells every site that its shopper is to be told to nobody. */
const optsOut = () =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl ===
  true;

/** Whether suggestions may be asked for: neither the browser nor its shopper said no. */
export function mayPersonalize(): boolean {
  return !optsOut() && cookieValue(document.cookie, cookie.name) !== '1';
}

/** Asks for no suggestions here any more, or for them again. */
export async function choosePersonal(isWanted: boolean): Promise<void> {
  if (isWanted) await cookieStore.delete({ name: cookie.name, path: cookie.path });
  else
    await cookieStore.set({
      ...cookie,
      value: '1',
      expires: Date.now() + cookieAges.notPersonalMs,
    });
}
