import { isDeepStrictEqual } from 'node:util';
import type { FinanceTables } from '@forecourt/domain/money/finance-tables';
import { tableValuesOf as listValues } from '@forecourt/domain/money/table-paths';
import {
  RefusedValue,
  type TableValue,
  type TableValues,
  tableValueSchema,
  withTableValues,
} from '@forecourt/domain/money/table-values';
import { asc, like } from 'drizzle-orm';
import { machine, readLastActor, writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  followSwitches,
  readSwitches,
  type Switches,
  writeSwitch,
} from '../platform/switches/switches.ts';
import { switches } from '../platform/switches/tables.ts';

/** What the audit log calls a change. */
const tableAct = 'table.set';

/** What names of switches begin with that are values of tables. */
const prefix = 'table.';

/** Tables whose single values operators change while processes run; every reader sees them as they are now. */
export class LiveTables implements FinanceTables {
  /** As this process was started with them. */
  readonly started: FinanceTables;
  #now: FinanceTables;
  #version = 0;

  constructor(started: FinanceTables) {
    this.started = started;
    this.#now = started;
  }

  /** Another one whenever a value has changed. */
  get version() {
    return this.#version;
  }

  /** As they are now. */
  get now(): FinanceTables {
    return this.#now;
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
    let now = this.started;
    for (const [path, value] of Object.entries(tableValuesOf(switched))) {
      try {
        now = withTableValues(now, { [path]: value });
      } catch {
        // Written by a process with other tables, which has it.
      }
    }
    if (isDeepStrictEqual(now, this.#now)) return;
    this.#now = now;
    this.#version += 1;
  }
}

/** How soon processes and their threads follow a value that is changed. */
const followMs = 2000;

/** Has tables be as operators have them, from now on. @returns how to end it */
export const followTables = (
  database: Database,
  tables: LiveTables,
  everyMs = followMs,
): Promise<() => void> => followSwitches(database, (all) => tables.follow(all), everyMs);

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
 * Changes a value for all processes, which follow within seconds, and tells the audit log, unless it is so already.
 *
 * @param value null has it be again as processes were started
 * @throws Refusal naming the value and what was expected, at the field of the path or the value
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
    if (before === null && text === null)
      throw new Refusal(`${path || 'Value'}: not changed, so there is nothing to take back.`);
    if (before === text) return;
    const asStarted = describeStarted(started, path);
    const told = { before: tell(before, asStarted), after: tell(text, asStarted) };
    await writeAudit(transaction, actor, { act: tableAct, subject: path, ...told });
  });
}

/** What a value is without a change; of a path that tables of this start do not have, that much is known. */
function describeStarted(started: FinanceTables, path: string): string {
  const found = listValues(started).find((one) => one.path === path);
  if (found === undefined) return 'as started';
  return `${found.value === null ? 'null (no limit)' : found.value}, as started`;
}

/** A value that is kept as JSON, in words. */
function tell(text: string | null, asStarted: string): string {
  if (text === null) return asStarted;
  const told = tableValueSchema.safeParse(JSON.parse(text));
  return told.success ? `${told.data.value} of ${told.data.asOf}` : text;
}

function requireValue(started: FinanceTables, path: string, value: TableValue): void {
  try {
    withTableValues(started, { [path]: value });
  } catch (error) {
    const field = error instanceof RefusedValue ? error.part : null;
    throw new Refusal(error instanceof Error ? error.message : String(error), { field });
  }
}

/** A value that is changed, since when and by whom. */
export interface TableChange extends TableValue {
  readonly path: string;
  readonly changedAt: Date;
  /** Who changed it last. */
  readonly actor: string;
}

/** What is changed, by path. */
export async function readTableChanges(database: Database): Promise<TableChange[]> {
  const rows = await database
    .select()
    .from(switches)
    .where(like(switches.name, `${prefix}%`))
    .orderBy(asc(switches.name));
  const changes = rows.map(async ({ name, value, changedAt }) => {
    const told = tableValueSchema.safeParse(JSON.parse(value));
    const path = name.slice(prefix.length);
    const actor = await readLastActor(database, { act: tableAct, subject: path });
    return told.success ? [{ ...told.data, path, changedAt, actor: actor ?? machine }] : [];
  });
  return (await Promise.all(changes)).flat();
}

export const readTableValues = async (database: Database) =>
  tableValuesOf(await readSwitches(database));
