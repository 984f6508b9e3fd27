import type { ActAnswer } from '@forecourt/web/back-office/office';
import { removeStaff } from '../../dealer-staff/staff.ts';
import type { Act } from '../act.ts';
import { findColleague, needsManager, refuseMember } from './only-managers.ts';

/** Lets a colleague in no more; what was asked for twice was done the first time. */
export const removeColleague: Act = {
  run({ database }, { email = '' }, at) {
    return database.transaction(async (transaction): Promise<ActAnswer> => {
      const refused = refuseMember(at);
      if (refused) return refused;
      const found = await findColleague(transaction, at, email);
      if (!found) return { status: 'DONE' };
      if (found.isLastManager) return needsManager;
      const gone = { email, ownerId: at.dealer.id, reason: null };
      await removeStaff(transaction, at.staff.email, gone);
      return { status: 'DONE' };
    });
  },
};
