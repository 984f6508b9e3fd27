import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { keepCookie } from '../ui/keep-cookie.ts';

export type Theme = 'light' | 'dark';

const cookieName = 'theme';
const yearMs = 31_536_000_000;

/** The theme that the shopper chose; null follows the device. */
export function readTheme(cookies: string | null): Theme | null {
  const value = cookieValue(cookies, cookieName);
  return value === 'light' || value === 'dark' ? value : null;
}

/** Remembers a choice for a year and shows it at once. */
export function chooseTheme(theme: Theme): void {
  keepCookie(cookieName, theme, yearMs);
  document.documentElement.dataset.theme = theme;
}
