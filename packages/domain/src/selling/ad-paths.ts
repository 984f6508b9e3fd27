import type { AdStep } from './private-ad.ts';

/** Where people begin to sell a car, and find the ads that they have. */
export const sellPath = '/sell';

/** An ad to its seller: one of its steps, or what became of it. */
export const adPath = (ad: string, step?: AdStep): string =>
  step === undefined ? `${sellPath}/${ad}` : `${sellPath}/${ad}/${step}`;
