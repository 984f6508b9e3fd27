import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import {
  type TableValue,
  type TableValues,
  tableValueSchema,
  withTableValues,
} from '@forecourt/domain/money/table-values';
import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { readSwitches, type Switches, writeSwitch } from '../platform/switches/switches.ts';

/** What names of switches begin with that are values of tables. */
const prefix = 'table.';

/** Tables whose single values operators change while processes run; every reader sees them as they are now. */
export class LiveTables implements FinanceTables {
  readonly #started: FinanceTables;
  #now: FinanceTables;

  constructor(started: FinanceTables) {
    this.#started = started;
    this.#now = started;
  }

  get states() {
    return this.#now.states;
  }
  get apr() {
    return this.#now.apr;
  }
  get lease() {
    return this.#now.lease;
  }
  get energy() {
    return this.#now.energy;
  }
  get ownership() {
    return this.#now.ownership;
  }

  /** Takes what is changed in place of all that was. A value that tables of this start cannot have is passed over. */
  follow(switched: Switches): void {
    let now = this.#started;
    for (const [path, value] of Object.entries(tableValuesOf(switched))) {
      try {
        now = withTableValues(now, { [path]: value });
      } catch {
        // Written by a process with other tables, which has it.
      }
    }
    this.#now = now;
  }
}

/** What of all that is switched are values of tables. */
export function tableValuesOf(switched: Switches): TableValues {
  const values = [...switched].flatMap(([name, text]): (readonly [string, TableValue])[] => {
    if (!name.startsWith(prefix)) return [];
    const parsed = tableValueSchema.safeParse(JSON.parse(text));
    return parsed.success ? [[name.slice(prefix.length), parsed.data]] : [];
  });
  return Object.fromEntries(values);
}

/**
 * Changes a value for all processes, which follow within seconds, and tells the audit log.
 *
 * @param value null has it be again as processes were started
 * @throws Refusal naming the value and what was expected
 */
export async function changeTableValue(
  database: Database,
  actor: string,
  change: { readonly path: string; readonly value: TableValue | null },
  started: FinanceTables,
): Promise<void> {
  const { path, value } = change;
  if (value !== null) requireValue(started, path, value);
  const text = value && JSON.stringify(value);
  await database.transaction(async (transaction) => {
    const before = await writeSwitch(transaction, prefix + path, text);
    const told = { before: before ?? 'as started', after: text ?? 'as started' };
    await writeAudit(transaction, actor, { act: 'table.set', subject: path, ...told });
  });
}

function requireValue(started: FinanceTables, path: string, value: TableValue): void {
  try {
    withTableValues(started, { [path]: value });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

export const readTableValues = async (database: Database) =>
  tableValuesOf(await readSwitches(database));
