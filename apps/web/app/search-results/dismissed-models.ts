import { cookieNames } from '@forecourt/domain/cookies';
import { parseDismissed, toDismissed } from '@forecourt/domain/model-clarification';

/** Thirty days: names are mixed up again by then. */
const seconds = 2_592_000;

/** The models to whose question this browser said "No". */
export function readDismissedModels(cookies: string | null): string[] {
  const value = new RegExp(`(?:^|; )${cookieNames.noSuggestions}=([^;]*)`).exec(cookies ?? '');
  return parseDismissed(value?.[1]);
}

/** The header that remembers one more of them. */
export function dismissedModelCookie(cookies: string | null, modelCode: string): string {
  const value = toDismissed(readDismissedModels(cookies), modelCode);
  return `${cookieNames.noSuggestions}=${value}; Path=/cars-for-sale; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
}
