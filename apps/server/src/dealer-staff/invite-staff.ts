import type { BrandCode } from '@forecourt/domain/brand/brand';
import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { waitWords } from '@forecourt/domain/calendar/wait-words';
import { staffLimits } from '@forecourt/domain/dealer/staff';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { lockByName } from '../platform/database/lock-by-name.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import {
  createSharedLimiter,
  type LimitSource,
  type SharedLimiter,
} from '../platform/limits/shared-limiter.ts';
import { addStaff, listStaff, type NewMember, RefusedStaff, type StaffMember } from './staff.ts';
import { inviteJob } from './staff-jobs.ts';
import { dealerStaff } from './tables.ts';

export interface InvitingParts {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly invitationLimit: SharedLimiter;
}

/** Invitations that one dealer sends: nobody's box is filled through us. */
export const createInvitationLimit = (source: LimitSource): SharedLimiter =>
  createSharedLimiter(source, 'staff invitations', {
    max: staffLimits.invitationsADay,
    windowMs: dayMs,
  });

/** Has changes to the staff of one dealer wait for each other. */
export const lockStaff = (transaction: Database, ownerId: number) =>
  lockByName(transaction, `staff of dealer ${ownerId}`);

/**
 * Lets somebody into the rooms of a dealer and tells them so by mail; who was let in and never came is told again.
 *
 * @param by the address of who invites, for the mail and the audit log
 * @param brand in whose look the mail is
 * @returns whether a mail told them before
 * @throws RefusedStaff where they work there already, or that cannot be now
 */
export async function inviteStaff(
  { database, queue, invitationLimit }: InvitingParts,
  invited: NewMember,
  { by, brand }: { readonly by: string; readonly brand: BrandCode },
): Promise<'INVITED' | 'AGAIN'> {
  const { email, ownerId } = invited;
  // Before the transaction: it counts by a connection of its own, and the embedded database has one.
  const waitMs = await invitationLimit.admit(String(ownerId));
  if (waitMs > 0)
    throw new RefusedStaff(
      `${staffLimits.invitationsADay} invitations a day can be sent. Try again in ${waitWords(waitMs)}.`,
    );
  return database.transaction(async (transaction) => {
    await lockStaff(transaction, ownerId);
    const staff = await listStaff(transaction, ownerId);
    const known = staff.find((one) => one.email === email);
    if (known && isJustAdded(known, invited)) return 'INVITED';
    if (known?.cameAt) throw new RefusedStaff(`${email} works here already.`);
    if (!known && staff.length >= staffLimits.people)
      throw new RefusedStaff(
        `${staffLimits.people} people work here, which is the most: remove somebody first.`,
      );
    const staffId = await addStaff(transaction, by, invited);
    // The mail names who invites, also where a command let them in.
    await transaction.update(dealerStaff).set({ addedBy: by }).where(eq(dealerStaff.id, staffId));
    await queue.enqueue(transaction, { name: inviteJob, data: { staffId, brand } });
    return known?.isInvited ? 'AGAIN' : 'INVITED';
  });
}

/** As long what is asked for again was asked for by the same press of a button, without a script. */
const samePressMs = 10_000;

const isJustAdded = (known: StaffMember, { name, role }: NewMember) =>
  known.cameAt === null &&
  Date.now() - Date.parse(known.addedAt) < samePressMs &&
  known.name === name &&
  known.role === role;
