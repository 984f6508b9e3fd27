import { useLocation, useNavigate } from 'react-router';

/** What a page explains in a dialog of its own, by the value of `about` in its address. */
export type AboutName =
  | 'certified-program'
  | 'electric-vehicles'
  | 'money-back-guarantee'
  | `dealer-${number}-${string}`;

const parameter = 'about';

/** The query part without the dialog, otherwise as it was spelled. */
function withoutAbout(search: string): string {
  return toSearch(otherPairs(search));
}

/** The query part with the dialog at its place by the alphabet: any other order would be redirected. */
export function withAbout(search: string, name: AboutName): string {
  const others = otherPairs(search);
  const isLater = (pair: string) => pair.localeCompare(parameter, 'en') > 0;
  const at = others.findIndex(isLater);
  return toSearch(others.toSpliced(at === -1 ? others.length : at, 0, `${parameter}=${name}`));
}

function otherPairs(search: string): readonly string[] {
  const pairs = search.replace(/^\?/, '').split('&');
  return pairs.filter((pair) => pair !== '' && !pair.startsWith(`${parameter}=`));
}

function toSearch(pairs: readonly string[]): string {
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Whether two addresses differ by nothing but the dialog, so that nothing need be loaded anew. */
export function changesDialogOnly({ currentUrl, nextUrl, formMethod }: AddressChange): boolean {
  return (
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    withoutAbout(currentUrl.search) === withoutAbout(nextUrl.search)
  );
}

interface AddressChange {
  readonly currentUrl: Pick<URL, 'pathname' | 'search'>;
  readonly nextUrl: Pick<URL, 'pathname' | 'search'>;
  readonly formMethod?: string | undefined;
}

/** Put into the history by the link that opened a dialog: closing it is then going back. */
export const openedByLink = { openedByLink: true };

/** The dialog that the address asks for, and its end. */
export function useAbout() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const closed = { pathname, search: withoutAbout(search), hash };

  function close() {
    const wasOpenedHere = typeof state === 'object' && state !== null && 'openedByLink' in state;
    if (wasOpenedHere) void navigate(-1);
    else void navigate(closed, { replace: true, preventScrollReset: true });
  }

  return { name: new URLSearchParams(search).get(parameter), closed, close };
}
