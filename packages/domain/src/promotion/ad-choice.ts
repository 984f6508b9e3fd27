import { cookieValue } from '../account/cookie-header.ts';
import { cookieNames } from '../account/cookies.ts';

/** Where a choice is sent. */
export const adChoicePath = '/cars-for-sale/ad-choice';

/** Where it can be changed. */
export const adChoicePlace = '/privacy#ads';

/**
 * What a shopper said of the advertising network; `open` is nothing yet, `global` the browser's own no to all
 * sites, which counts as theirs.
 */
export type AdChoice = 'open' | 'yes' | 'no' | 'global';

/** The choice that a form or a cookie tells; null for anything else. */
export function parseAdChoice(text: string | null | undefined): 'yes' | 'no' | null {
  return text === 'yes' || text === 'no' ? text : null;
}

/** @param cookies the header of a request */
export function readAdChoice(cookies: string, optsOut: boolean): AdChoice {
  if (optsOut) return 'global';
  return parseAdChoice(cookieValue(cookies, cookieNames.adChoice)) ?? 'open';
}
