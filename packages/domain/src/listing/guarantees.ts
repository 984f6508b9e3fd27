import { groupDigits } from '../vehicle/group-digits.ts';
/** What certified cars and the money-back guarantee promise. */

/** A car is taken back within both, whichever ends first. */
export const moneyBack = { days: 14, miles: 1000 } as const;

/** What a car must be to be sold as certified: younger and less driven than this, and inspected. */
export const certifiedTerms = {
  underYears: 6,
  underMiles: 80_000,
  inspectionPoints: 172,
} as const;

/** Days of warranty that a third party's certificate carries, from and to. */
export const thirdPartyWarrantyDays = [30, 90] as const;

/** `14 days or 1,000 miles, whichever comes first`. */
export const moneyBackPeriod = `${moneyBack.days} days or ${groupDigits(moneyBack.miles)} miles, whichever comes first`;
