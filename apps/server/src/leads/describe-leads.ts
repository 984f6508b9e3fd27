import { dealRows } from '@forecourt/domain/money/deal';
import { utcMinute } from '../platform/utc-minute.ts';
import type { leadEvents, leads } from './tables.ts';

type Lead = typeof leads.$inferSelect;
type LeadEvent = typeof leadEvents.$inferSelect;

/** A line each. Who it is shows only in `show` and `export`: lists are looked at over shoulders. */
export function describeLeads(found: readonly Lead[]): string {
  if (found.length === 0) return 'There are no leads.';
  return found
    .map(({ id, createdAt, status, kind, tries, vehicle }) =>
      [
        id.slice(0, 8),
        utcMinute(createdAt),
        status.padEnd(7),
        kind.padEnd(12),
        `${tries} ${tries === 1 ? 'try' : 'tries'}`.padEnd(8),
        vehicle.name,
      ].join('  '),
    )
    .join('\n');
}

export function describeLead(lead: Lead, events: readonly LeadEvent[]): string {
  const { vehicle } = lead;
  const facts: readonly (readonly [string, string | number | null])[] = [
    ['Lead', lead.id],
    ['Kind', lead.kind],
    ['Status', lead.status],
    ['Brand', lead.brand],
    ['Car', `${vehicle.name}, ${vehicle.vin}, listing ${lead.listingId}`],
    ['Seller', lead.ownerId],
    ['Name', [lead.firstName, lead.lastName].filter(Boolean).join(' ')],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['ZIP', lead.zip],
    ['Page', lead.originPage],
    ['Test drive', lead.wish],
    ['Offer', lead.offer],
    ...(lead.deal === null ? [] : dealRows(lead.deal)),
    ['Message', lead.comments],
  ];
  const known = facts.filter(([, value]) => value !== null && value !== '');
  return [
    ...known.map(
      ([name, value]) =>
        `${`${name}:`.padEnd(11)} ${String(value).replaceAll('\n', `\n${' '.repeat(12)}`)}`,
    ),
    '',
    ...events.map(({ at, kind, detail }) =>
      [utcMinute(at), kind, detail].filter(Boolean).join('  '),
    ),
  ].join('\n');
}
