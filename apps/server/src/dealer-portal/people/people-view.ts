import { staffLimits } from '@forecourt/domain/dealer/staff';
import type { PeopleView } from '@forecourt/web/dealer-portal/people-view';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import { sql } from 'drizzle-orm';
import { listStaff, type StaffMember } from '../../dealer-staff/staff.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { type DealerClock, dealerClock } from '../dealer-clock.ts';
import type { View } from '../view.ts';

/** Days that are looked back on. */
const deskDays = 30;

/** Who works for the dealer, and who gets what shoppers ask. */
export const peopleView: View<PortalViews['people']> = {
  async read({ database, config }, _asked, { calls, dealer, now, staff }) {
    const clock = dealerClock(dealer, now);
    const people = await listStaff(database, dealer.id);
    const leadsTo = config.leadsTo ?? null;
    return {
      people: people
        .map((member) => toPerson(member, clock, staff.email))
        .toSorted((one, other) => Number(other.isMe) - Number(one.isMe)),
      isManager: staff.role === 'manager',
      desk: await calls.attempt('dealer-desk', () => readDesk(database, dealer.id, leadsTo), null),
      maxName: staffLimits.name,
    };
  },
};

function toPerson(
  { email, name, role, mails, addedAt, cameAt, isInvited }: StaffMember,
  clock: DealerClock,
  me: string,
): PeopleView['people'][number] {
  const at = cameAt ?? addedAt;
  return {
    email,
    name,
    role,
    mails,
    hasCome: cameAt !== null,
    isInvited,
    isMe: email === me,
    since: { iso: at, text: clock.dayOf(Date.parse(at)) },
  };
}

/** The dealer's own system for leads, or whom the marketplace sends them to instead. */
async function readDesk(
  database: Database,
  ownerId: number,
  leadsTo: string | null,
): Promise<PeopleView['desk']> {
  const [row] = await rowsOf<{ email: string | null; count: number; arrived: number }>(
    database,
    sql`select lead_email as email,
          (select count(*)::int from leads where ${isRecent(ownerId)}) as count,
          (select count(*)::int from leads where ${isRecent(ownerId)} and status = 'sent') as arrived
        from owners where id = ${ownerId}::bigint`,
  );
  const { email = null, count = 0, arrived = 0 } = row ?? {};
  return { email, isPassedOn: email === null && leadsTo !== null, count, arrived, days: deskDays };
}

const isRecent = (ownerId: number) => sql`owner_id = ${ownerId}::bigint and status <> 'counted'
  and created_at > now() - make_interval(days => ${deskDays}::int)`;
