/** Apart from what needs a schema: pages load this file. */

/** What may be wrong with a listing, as it is asked. */
export const reportReasons = [
  { code: 'SOLD', name: 'The car is sold' },
  { code: 'WRONG_FACTS', name: 'The price or miles are wrong' },
  { code: 'WRONG_PICTURES', name: 'The pictures show another car' },
  { code: 'SCAM', name: 'It looks like a scam' },
  { code: 'OTHER', name: 'Something else' },
] as const;
export type ReportReason = (typeof reportReasons)[number]['code'];

/** Characters of what is told in words. */
export const maxReportDetails = 1000;

/** Days after which a report is forgotten: the car has been sold, or was let be. */
export const reportDays = 365;

/** What became of a report; problems are by field, each a sentence. */
export type ReportOutcome =
  | { readonly status: 'SUCCESS' }
  | { readonly status: 'INVALID'; readonly problems: Readonly<Record<string, string>> }
  | { readonly status: 'LIMITED'; readonly sentence: string }
  | { readonly status: 'GONE' | 'FAILED' };
