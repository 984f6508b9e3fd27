import { leadKindNames } from '@forecourt/domain/lead/lead-kind-names';
import type { LeadKind } from '@forecourt/domain/lead/lead-request';
import { dealRows } from '@forecourt/domain/money/deal';
import { dollars } from '@forecourt/domain/money/dollars';
import { mayDo } from '@forecourt/domain/operator/roles';
import type { LeadShown, LeadsView } from '@forecourt/web/console/console-views';
import { asc, eq, sql } from 'drizzle-orm';
import { leadEvents, leads } from '../../leads/tables.ts';
import { containing } from '../../platform/database/conditions.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { toMoment } from '../moment.ts';
import type { View } from '../view.ts';

const pageLength = 50;
const states = ['waiting', 'sent', 'dead', 'counted'] as const;

interface Row {
  readonly id: string;
  readonly at: string | Date;
  readonly kind: LeadKind;
  readonly status: (typeof states)[number];
  readonly tries: number;
  readonly vehicle: string;
  readonly dealer: string | null;
  readonly who: string | null;
}

/** What shoppers sent to sellers, and one of it whole. */
export const leadsView: View<LeadsView> = {
  needs: 'leads.see',
  async read(parts, asked, { operator }) {
    const { text = '', status = '', before = '', lead: chosen } = asked;
    const wanted = states.find((state) => state === status) ?? null;
    const counts = await rowsOf<{ status: string; count: number }>(
      parts.database,
      sql`select status, count(*)::int as count from leads group by status`,
    );
    const found = await rowsOf<Row>(
      parts.database,
      sql`select leads.id, created_at as at, kind, status, tries, vehicle->>'name' as vehicle,
            owners.data->>'name' as dealer,
            nullif(concat_ws(' ', first_name, left(last_name, 1) || '.'), '') as who
          from leads left join owners on owners.id = owner_id
          where ${wanted === null ? sql`true` : sql`status = ${wanted}`}
            and (${text} = '' or ${isLeadAbout(text)})
            and ${olderThan(before)}
          order by created_at desc, leads.id desc limit ${pageLength + 1}`,
    );
    const shown = found.slice(0, pageLength);
    const last = shown.at(-1);
    return {
      total: counts.reduce((sum, { count }) => sum + count, 0),
      counts: states.map((state) => ({
        state,
        count: counts.find((one) => one.status === state)?.count ?? 0,
      })),
      asked: { text, status, before },
      older: found.length > pageLength && last ? last.id : null,
      leads: shown.map(toShown),
      chosen: chosen === undefined ? null : await readLead(parts, chosen),
      mayResend: mayDo(operator.role, 'leads.resend'),
    };
  },
};

/** Whether a lead, joined with its owner, is called by a text: by its id, its car or its dealer. */
export const isLeadAbout = (text: string) => sql`(starts_with(leads.id::text, ${text.toLowerCase()})
  or vehicle->>'vin' = ${text.toUpperCase()} or vehicle->>'name' ilike ${containing(text)}
  or owners.data->>'name' ilike ${containing(text)})`;

/** What is only counted has nobody's name and is not delivered, so that it is not tried. */
function toShown({ at, who, kind, tries, ...row }: Row): LeadsView['leads'][number] {
  const isCounted = row.status === 'counted';
  return {
    ...row,
    kind: leadKindNames[kind],
    at: toMoment(new Date(at)),
    who: who ?? (isCounted ? 'not named' : 'forgotten'),
    tries: isCounted ? null : tries,
  };
}

/** Of the leads behind one, in their order. */
const olderThan = (id: string) =>
  isUuid(id)
    ? sql`(created_at, leads.id) < (select created_at, id from leads where id = ${id})`
    : sql`true`;

async function readLead({ database }: ConsoleParts, id: string): Promise<LeadShown | null> {
  if (!isUuid(id)) return null;
  const [lead] = await database.select().from(leads).where(eq(leads.id, id));
  if (!lead) return null;
  const [owner] = await rowsOf<{ name: string | null; email: string | null }>(
    database,
    sql`select data->>'name' as name, lead_email as email from owners where id = ${lead.ownerId}`,
  );
  const events = await database
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, id))
    .orderBy(asc(leadEvents.at));
  const facts: readonly (readonly [string, string | number | null])[] = [
    ['Shopper', [lead.firstName, lead.lastName].filter(Boolean).join(' ') || null],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['ZIP', lead.zip],
    ['Seller', owner?.name ?? null],
    ['Delivered to', owner?.email ?? null],
    ['VIN', lead.vehicle.vin],
    ['Test drive', lead.wish],
    ['Offer', lead.offer === null ? null : dollars(lead.offer)],
    ...(lead.deal === null ? [] : dealRows(lead.deal)),
    ['Message', lead.comments || null],
  ];
  return {
    id,
    status: lead.status,
    tries: lead.tries,
    vehicle: lead.vehicle.name,
    facts: facts.flatMap(([name, value]) =>
      value === null ? [] : [{ name, value: String(value) }],
    ),
    events: events.map(({ kind, detail, at }) => ({ kind, detail, at: toMoment(at) })),
    canResend: lead.status !== 'counted' && lead.email !== null,
  };
}
