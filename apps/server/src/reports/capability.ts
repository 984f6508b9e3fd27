import type { ReportingServices } from '@forecourt/web/reports/services';
import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { createReport } from './create-report.ts';
import { forgetReports } from './forget-reports.ts';
import { reportsCommand } from './report-command.ts';
import { type ReportCall, reportPolicies } from './report-policies.ts';
import { reportRoutes } from './routes.ts';

/** What shoppers say is wrong with listings. */
export const reports = {
  name: 'reports',
  policies: reportPolicies,
  commands: [reportsCommand],
  jobs: ({ database, clock }: MarketParts) => ({
    'forget-reports': {
      schedule: '40 4 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetReports(database, new Date(clock.now())),
    },
  }),
  routes: (parts: MarketParts) => [reportRoutes(parts)],
  services: (
    parts: MarketParts,
    { brand, now, calls }: PageFacts<ReportCall>,
  ): ReportingServices => ({
    reportListing: (listingId, fields) =>
      calls.require('listing-report', () =>
        createReport(parts, listingId, fields, { brand: brand.code, now }),
      ),
  }),
} as const satisfies Capability<MarketParts, PageFacts<ReportCall>>;
