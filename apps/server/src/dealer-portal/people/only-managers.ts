import type { ActAnswer } from '@forecourt/web/back-office/office';
import { lockStaff } from '../../dealer-staff/invite-staff.ts';
import { listStaff, type StaffMember } from '../../dealer-staff/staff.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AtPortal } from '../portal-parts.ts';

/** @returns why somebody may not say who works here; null where they may */
export function refuseMember({ staff, dealer }: AtPortal): ActAnswer | null {
  if (staff.role === 'manager') return null;
  const sentence = `Managers of ${dealer.name} say who comes in. Nothing was changed.`;
  return { status: 'FORBIDDEN', sentence };
}

/** The colleague of whom a form tells, while nobody else changes the staff; undefined where there is none such. */
export async function findColleague(
  transaction: Database,
  { dealer }: AtPortal,
  email: string,
): Promise<{ readonly colleague: StaffMember; readonly isLastManager: boolean } | undefined> {
  await lockStaff(transaction, dealer.id);
  const staff = await listStaff(transaction, dealer.id);
  const colleague = staff.find((one) => one.email === email);
  if (!colleague) return undefined;
  const managers = staff.filter(({ role }) => role === 'manager');
  return { colleague, isLastManager: colleague.role === 'manager' && managers.length === 1 };
}

/** Somebody has to be able to let others in. */
export const needsManager: ActAnswer = {
  status: 'REFUSED',
  sentence:
    'This is the last manager, and somebody has to say who comes in. Make another one first.',
};
