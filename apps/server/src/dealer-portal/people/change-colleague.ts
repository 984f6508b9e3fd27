import { changedStaffSchema } from '@forecourt/domain/dealer/staff-forms';
import type { ActAnswer } from '@forecourt/web/back-office/office';
import { changeStaff } from '../../dealer-staff/staff.ts';
import { problemsByField } from '../../platform/problems-by-field.ts';
import type { Act } from '../act.ts';
import { findColleague, needsManager, refuseMember } from './only-managers.ts';

/** Has a colleague do more or less, or be told of other leads. Everybody chooses their own mails. */
export const changeColleague: Act = {
  run({ database }, fields, at) {
    const { email = '' } = fields;
    const parsed = changedStaffSchema.safeParse(fields);
    return database.transaction(async (transaction): Promise<ActAnswer> => {
      const isOnlyMine = email === at.staff.email && fields.role === undefined;
      const refused = isOnlyMine ? null : refuseMember(at);
      if (refused) return refused;
      if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
      const found = await findColleague(transaction, at, email);
      if (!found) return { status: 'MISSING' };
      if (found.isLastManager && parsed.data.role === 'member') return needsManager;
      const { role = found.colleague.role, mails = found.colleague.mails } = parsed.data;
      await changeStaff(transaction, at.staff.email, {
        email,
        ownerId: at.dealer.id,
        role,
        mails,
      });
      return { status: 'DONE' };
    });
  },
};
