import { carName } from '@forecourt/domain/listing/listing-title';
import { reportReasons } from '@forecourt/domain/listing/report/report-reasons';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { mayDo } from '@forecourt/domain/operator/roles';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { RowDeed, Sheet } from '@forecourt/web/console/sheet';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { type QueuedReview, readQueue } from '../../reference/review-store.ts';
import { toMoment } from '../moment.ts';
import type { View } from '../view.ts';
import { numbers, tableOf } from './table.ts';

const pageLength = 50;

interface Report {
  readonly id: string;
  readonly listingId: number;
  readonly vehicle: string;
  readonly reason: string;
  readonly details: string;
  readonly at: string | Date;
  readonly closed: string | Date | null;
}

/** Of the reports behind one, in their order. */
const behind = (id: string) =>
  isUuid(id)
    ? sql`(closed_at is null, created_at, id)
        < (select closed_at is null, created_at, id from listing_reports where id = ${id})`
    : sql`true`;

/** What shoppers say is wrong with listings, what is open first. */
export const reportsView: View<Sheet> = {
  needs: 'reports.see',
  async read({ database }, { before = '' }, { operator }) {
    const found = await rowsOf<Report>(
      database,
      sql`select id, listing_id::int as "listingId", vehicle, reason, details,
            created_at as at, closed_at as closed
          from listing_reports where ${behind(before)}
          order by closed_at is null desc, created_at desc, id desc limit ${pageLength + 1}`,
    );
    const shown = found.slice(0, pageLength);
    const [all] = await rowsOf<{ count: number }>(
      database,
      sql`select count(*)::int as count from listing_reports`,
    );
    const last = found.length > pageLength ? shown.at(-1) : undefined;
    const mayClose = mayDo(operator.role, 'reports.close');
    return {
      title: 'Reports',
      lead: 'What shoppers say is wrong with listings. Who says it is not kept.',
      find: null,
      tables: [
        tableOf(
          {
            title: 'Reports',
            columns: ['Car', 'What is wrong', 'When', 'State'],
            none: 'No shopper reported anything.',
            ...(all && all.count > 0 && { note: `${shown.length} of ${groupDigits(all.count)}` }),
            ways: {
              older: last ? `?${new URLSearchParams({ before: last.id })}` : null,
              latest: before === '' ? null : '?',
            },
          },
          shown,
          ({ id, listingId, vehicle, reason, details, at, closed }) => ({
            key: id,
            cells: [
              { text: vehicle, href: vehiclePath(listingId) },
              {
                text: reportReasons.find(({ code }) => code === reason)?.name ?? reason,
                more: details,
              },
              { at: toMoment(new Date(at)) },
              closed === null ? { text: 'Open', mood: 'wait' } : { text: 'Closed', mood: 'well' },
            ],
            deeds:
              closed === null && mayClose
                ? [{ act: 'report.close', name: 'Close', fields: { id } }]
                : [],
          }),
        ),
      ],
    };
  },
};

const rejectDeed = ({ id, version, title, authorName }: RejectedReview): RowDeed => ({
  ...{ act: 'review.reject', name: 'Reject', fields: { id, version } },
  sure: {
    says: `“${title}” by ${authorName} is shown to nobody, and leaves this list.`,
    button: 'Reject the review',
    example: 'It is about a dealer, not the car',
  },
});

type RejectedReview = Pick<QueuedReview, 'id' | 'version' | 'title' | 'authorName'>;

function reviewedName(
  { year, modelCode }: Pick<QueuedReview, 'year' | 'modelCode'>,
  reference: VehicleReference,
): string {
  const makeCode = reference.findModel(modelCode)?.makeCode ?? '';
  return carName({ year, makeCode, modelCode }, reference);
}

/** Reviews of models that wait for a decision, or were reported. */
export const reviewsView: View<Sheet> = {
  needs: 'reviews.see',
  async read({ database, reference }, _asked, { operator }) {
    const queue = await readQueue(database);
    const mayDecide = mayDo(operator.role, 'reviews.decide');
    return {
      title: 'Reviews',
      lead: 'What people wrote of models is shown once somebody approved it.',
      find: null,
      tables: [
        tableOf(
          {
            title: 'To decide',
            columns: ['Review', 'Of', numbers('Stars'), 'Why it is here'],
            none: 'No review waits for a decision.',
          },
          queue,
          ({ id, version, year, modelCode, authorName, state, reports, overall, title, text }) => ({
            key: id,
            cells: [
              { text: title, more: text },
              {
                text: reviewedName({ year, modelCode }, reference),
                // An analyst sees no shopper.
                ...(mayDecide && { more: `by ${authorName}` }),
              },
              { text: String(overall) },
              state === 'waiting'
                ? { text: 'New', mood: 'wait' }
                : {
                    text: reports === 1 ? 'Reported once' : `Reported ${reports} times`,
                    mood: 'bad',
                  },
            ],
            deeds: mayDecide
              ? [
                  { act: 'review.approve', name: 'Approve', fields: { id, version } },
                  rejectDeed({ id, version, title, authorName }),
                ]
              : [],
          }),
        ),
      ],
    };
  },
};
