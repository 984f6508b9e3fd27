import type { ReportOutcome } from '@forecourt/domain/listing/report/report-reasons';

/** What the form of a report asks of the server. */
export interface ReportingServices {
  /** Stores what a shopper says is wrong with a car that is for sale. */
  reportListing(
    listingId: number,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<ReportOutcome>;
}
