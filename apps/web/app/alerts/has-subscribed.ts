import { cookieNames } from '@forecourt/domain/account/cookies';

/** Whether this browser has subscribed to a search. */
export const hasSubscribed = (cookies: string | null): boolean =>
  (cookies ?? '').split('; ').includes(`${cookieNames.subscribed}=yes`);
