import { reportReasons } from '@forecourt/domain/listing/report/report-reasons';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { mayDo } from '@forecourt/domain/operator/roles';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { Sheet } from '@forecourt/web/console/sheet';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { toMoment } from '../moment.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

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
