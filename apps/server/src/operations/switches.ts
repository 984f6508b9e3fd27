import { type FlagChange, parseFlagChanges } from '@forecourt/domain/brand/brand-flags';
import { allBrands } from '@forecourt/domain/brand/known-brands';
import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { type Logger, type LogLevel, logLevels } from '../platform/logger.ts';
import { Refusal } from '../platform/refusal.ts';
import { readSwitches, type Switches, writeSwitch } from '../platform/switches/switches.ts';
import type { FlagBoard } from '../request/flags/flag-board.ts';

/** Something cannot be switched so; the message says what was expected. */
export class RefusedSwitch extends Refusal {
  override readonly name = 'RefusedSwitch';
}

export const logLevelSwitch = 'log-level';
const flagPrefix = 'flag.';

/**
 * Switches something for all processes, which follow within seconds, and tells the audit log, unless it is so already.
 *
 * @param name `log-level`, `flag.compare` or, for one brand, `flag.kbb.compare`
 * @param value null has it be again as processes were started
 * @throws RefusedSwitch
 */
export async function changeSwitch(
  database: Database,
  actor: string,
  { name, value }: { readonly name: string; readonly value: string | null },
): Promise<void> {
  requireSwitch(name, value ?? (name === logLevelSwitch ? 'info' : 'on'));
  await database.transaction((transaction) => write(transaction, actor, name, value));
}

/**
 * Switches a flag for all brands: what was switched for one of them counts no more.
 *
 * @throws RefusedSwitch
 */
export async function changeFlag(
  database: Database,
  actor: string,
  { flag, value }: { readonly flag: string; readonly value: string | null },
): Promise<void> {
  const name = `${flagPrefix}${flag}`;
  requireSwitch(name, value ?? 'on');
  await database.transaction(async (transaction) => {
    await write(transaction, actor, name, value);
    for (const one of (await readSwitches(transaction)).keys())
      if (one.startsWith(flagPrefix) && one.endsWith(`.${flag}`) && one !== name)
        await write(transaction, actor, one, null);
  });
}

async function write(
  transaction: Database,
  actor: string,
  name: string,
  value: string | null,
): Promise<void> {
  const before = await writeSwitch(transaction, name, value);
  if (before === value) return;
  const told = { before: before ?? 'as started', after: value ?? 'as started' };
  await writeAudit(transaction, actor, { act: 'switch.set', subject: name, ...told });
}

/** Tables of the wallet stand beside them, under names of their own. */
export const isSwitch = (name: string): boolean =>
  name === logLevelSwitch || name.startsWith(flagPrefix);

function requireSwitch(name: string, value: string): void {
  if (name === logLevelSwitch) {
    if (toLevel(value) === null)
      throw new RefusedSwitch(`${value}: expected a level, one of ${logLevels.join(', ')}.`);
    return;
  }
  if (!isSwitch(name)) throw new RefusedSwitch(`${name}: expected ${logLevelSwitch} or flag.NAME.`);
  const read = toChanges(name, value);
  if ('problem' in read) throw new RefusedSwitch(`${name}: ${read.problem}.`);
}

const toLevel = (value: string | undefined): LogLevel | null =>
  logLevels.find((level) => level === value) ?? null;

const toChanges = (name: string, value: string) =>
  parseFlagChanges(
    `${name.slice(flagPrefix.length)}=${value}`,
    allBrands().map(({ code }) => code),
  );

/** Has a process be as is switched. What a later version switched, and this one does not know, is passed over. */
export function applySwitches(
  switched: Switches,
  { logger, flags }: { readonly logger: Logger; readonly flags: FlagBoard },
): void {
  logger.setLevel(toLevel(switched.get(logLevelSwitch)));
  const changes = [...switched].flatMap(([name, value]): readonly FlagChange[] => {
    const read = name.startsWith(flagPrefix) ? toChanges(name, value) : { changes: [] };
    return 'changes' in read ? read.changes : [];
  });
  // What is said of one brand counts over what is said of all.
  flags.override(changes.toSorted((a, b) => Number(a.brand !== null) - Number(b.brand !== null)));
}
