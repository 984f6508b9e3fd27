import { closeReport } from '../../reports/close-report.ts';
import type { Act } from '../act.ts';

const close: Act = {
  needs: 'reports.close',
  async run({ database }, { id = '' }, { operator }) {
    await closeReport(database, operator.email, id);
    return { status: 'DONE' };
  },
};

/** What is done with what shoppers say is wrong. */
export const reportActs = { 'report.close': close };
