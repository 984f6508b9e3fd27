import { cookieValue } from '@forecourt/domain/account/cookie-header';

export type Theme = 'light' | 'dark';

const cookieName = 'theme';

/** The theme that the shopper chose; null follows the device. */
export function readTheme(cookies: string | null): Theme | null {
  const value = cookieValue(cookies, cookieName);
  return value === 'light' || value === 'dark' ? value : null;
}

/** Remembers a choice for a year and shows it at once. */
export function chooseTheme(theme: Theme): void {
  const expires = Date.now() + 31_536_000_000;
  void cookieStore.set({ name: cookieName, value: theme, path: '/', expires, sameSite: 'lax' });
  document.documentElement.dataset.theme = theme;
}
