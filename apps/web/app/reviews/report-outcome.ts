/** What came of reporting a review; `unknown` is of somebody who is nobody here. */
export type ReportOutcome = 'kept' | 'gone' | 'unknown';

/** The same, or that too much was sent; and which review was reported, where it was. */
export interface ToldReport {
  readonly outcome: ReportOutcome | 'later';
  readonly review: string | null;
}

/** What the address of a page says of a review that was reported just now; null of none. */
export function readReport(query: URLSearchParams): ToldReport | null {
  const report = query.get('report');
  if (report === null) return null;
  const outcome = (['kept', 'gone', 'later'] as const).find((one) => one === report) ?? 'unknown';
  return { outcome, review: outcome === 'kept' ? query.get('review') : null };
}
