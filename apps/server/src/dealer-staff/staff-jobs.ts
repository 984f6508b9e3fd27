import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { type JobDefinitions, retriedOverADay } from '../platform/jobs/job.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import { sendLetter } from '../platform/mail/send-letter.ts';
import { mailTheme } from '../platform/mail/theme.ts';
import { invitationLetter } from './invitation-letter.ts';
import type { StaffMember } from './staff.ts';

/** Its name is in the database. */
export const inviteJob = 'invite-staff';

interface StaffMailParts {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where people reach a brand. */
  readonly originOf: (brand: BrandCode) => string;
}

/** The mails to people who are let into the rooms of a dealer. */
export function staffJobs(parts: StaffMailParts): JobDefinitions {
  return {
    [inviteJob]: {
      retry: retriedOverADay,
      timeoutSeconds: 60,
      handler: ({ id, data }) => sendInvitation(parts, id, data),
    },
  };
}

/** Nothing goes to who was removed meanwhile. */
async function sendInvitation(
  { database, mailer, originOf }: StaffMailParts,
  jobId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const member = await findInvited(database, String(data.staffId));
  if (!member) return;
  const brand = keptBrand(String(data.brand));
  const letter = invitationLetter(member, { brand, origin: originOf(brand.code) });
  const { email: to, dealerName } = member;
  const subject = `${dealerName} lets you into its rooms on ${brand.name}`;
  await sendLetter(mailer, mailTheme(brand), { id: `staff-${jobId}`, to, subject, letter });
}

type Invited = Pick<StaffMember, 'email' | 'name' | 'role' | 'ownerId' | 'dealerName'> & {
  readonly by: string;
};

/** Who let them in goes by name where they work there as well. */
async function findInvited(database: Database, staffId: string): Promise<Invited | undefined> {
  const [found] = await rowsOf<Invited>(
    database,
    sql`select staff.email, staff.name, staff.role, staff.owner_id::float8 as "ownerId",
          owners.data ->> 'name' as "dealerName", coalesce(inviting.name, owners.data ->> 'name') as by
        from dealer_staff as staff join owners on owners.id = staff.owner_id
          left join dealer_staff as inviting
            on inviting.email = staff.added_by and inviting.owner_id = staff.owner_id
        where staff.id = ${staffId}::uuid`,
  );
  return found;
}
