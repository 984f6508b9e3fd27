import { newStaffSchema } from '@forecourt/domain/dealer/staff-forms';
import { inviteStaff } from '../../dealer-staff/invite-staff.ts';
import { problemsByField } from '../../platform/problems-by-field.ts';
import type { Act } from '../act.ts';
import { refuseMember } from './only-managers.ts';

/** Lets a colleague in and tells them by mail; who never came is told once more. */
export const invite: Act = {
  async run(parts, fields, at) {
    const refused = refuseMember(at);
    if (refused) return refused;
    const parsed = newStaffSchema.safeParse(fields);
    if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
    const invited = { ...parsed.data, ownerId: at.dealer.id };
    const by = { by: at.staff.email, brand: at.brand.code };
    const done = await inviteStaff(parts, invited, by);
    return { status: 'DONE', ...(done === 'AGAIN' && { said: 'people.invited-again' }) };
  },
};
