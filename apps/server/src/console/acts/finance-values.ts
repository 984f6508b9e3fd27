import {
  readTableValue,
  type TableValue,
  tableValueSchema,
} from '@forecourt/domain/money/table-values';
import type { Done } from '@forecourt/web/back-office/office';
import { dayOf } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readSwitches } from '../../platform/switches/switches.ts';
import { changeTableValue } from '../../wallet/live-tables.ts';
import type { Act } from '../act.ts';
import type { AtConsole, ConsoleParts } from '../console-parts.ts';

type Change = Parameters<typeof changeTableValue>[2];

/** This process has the value at once, all others within seconds. */
async function change(parts: ConsoleParts, { operator }: AtConsole, to: Change): Promise<Done> {
  const { database, financeTables } = parts;
  await changeTableValue(database, operator.email, to, financeTables.started);
  financeTables.follow(await readSwitches(database));
  return { status: 'DONE' };
}

/** @param today the last day that a value can be of */
function requireValue(text: string, asOf: string, today: string): TableValue {
  if (text.trim() === '')
    throw new Refusal('Value: expected a number, a word, or null where there is no limit.', {
      field: 'value',
    });
  const read = tableValueSchema.safeParse({ value: readTableValue(text), asOf });
  if (!read.success)
    throw new Refusal(`Day: ${read.error.issues[0]?.message ?? 'not one'}.`, { field: 'asOf' });
  if (read.data.asOf > today)
    throw new Refusal(`Day: expected one up to today, ${today}.`, { field: 'asOf' });
  return read.data;
}

const setValue: Act = {
  needs: 'tables.change',
  async run(parts, { path = '', value = '', asOf = '' }, at) {
    const today = dayOf(parts.clock);
    const read = requireValue(value, asOf.trim() === '' ? today : asOf.trim(), today);
    return change(parts, at, { path: path.trim(), value: read });
  },
};

const clearValue: Act = {
  needs: 'tables.change',
  run: (parts, { path = '' }, at) => change(parts, at, { path: path.trim(), value: null }),
};

/** What is done with single values of tables. */
export const tableActs = { 'table.set': setValue, 'table.clear': clearValue };
