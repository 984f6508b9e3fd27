import { RefusedLead, resendDeadLeads, resendLead } from '../../leads/resend-leads.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { Act } from '../act.ts';

const resendOne: Act = {
  needs: 'leads.resend',
  async run(parts, { id = '', tries = '' }, { operator }) {
    if (!isUuid(id)) throw new RefusedLead(`There is no lead ${id}.`);
    await resendLead(parts, operator.email, id, /^\d{1,4}$/.test(tries) ? Number(tries) : null);
    return { status: 'DONE' };
  },
};

const resendGivenUp: Act = {
  needs: 'leads.resend',
  async run(parts, _fields, { operator }) {
    await resendDeadLeads(parts, operator.email);
    return { status: 'DONE' };
  },
};

/** What is done with leads. */
export const leadActs = { 'lead.resend': resendOne, 'lead.resend-dead': resendGivenUp };
