import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createLogger, type Logger } from '../../platform/logger.ts';
import { followSwitches, writeSwitch } from '../../platform/switches/switches.ts';
import { createFlagBoard } from '../../request/flags/flag-board.ts';
import { switchCommand } from '../switch-command.ts';
import { applySwitches, changeSwitch } from '../switches.ts';

describe.each(engines)('switches on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => opened.database.execute(sql`truncate switches, audit_entries`));
  afterAll(() => opened.close());

  test('are followed by every process while it runs, and told to the audit log', async () => {
    const { database } = opened;
    const levels: (string | null)[] = [];
    const logger: Logger = {
      ...createLogger('silent'),
      setLevel: (level) => void levels.push(level),
    };
    const flags = createFlagBoard({ flagChanges: [] });
    const take = (switched: ReadonlyMap<string, string>) =>
      applySwitches(switched, { logger, flags });
    const stop = await followSwitches(database, take, 20);
    const atc = requireBrand('atc');
    const kbb = requireBrand('kbb');
    const before = flags.version;

    await changeSwitch(database, 'rosa@example.com', { name: 'log-level', value: 'debug' });
    await changeSwitch(database, 'rosa@example.com', { name: 'flag.compare', value: 'off' });
    await changeSwitch(database, 'rosa@example.com', { name: 'flag.kbb.compare', value: 'on' });
    const compares = (brand: typeof atc) => flags.of(brand).has('compare');
    const now = () => ({ level: levels.at(-1), atc: compares(atc), kbb: compares(kbb) });
    await expect.poll(now).toEqual({ level: 'debug', atc: false, kbb: true });
    expect(flags.version, 'pages that were kept are not answered again').toBeGreaterThan(before);
    const report = flags.report(atc).find(({ flag }) => flag === 'compare');
    expect(report?.setBy).toBe('console');

    await changeSwitch(database, 'rosa@example.com', { name: 'flag.compare', value: null });
    await changeSwitch(database, 'rosa@example.com', { name: 'log-level', value: null });
    await expect.poll(now).toMatchObject({ level: null, atc: true });
    stop();
    const log = await readAudit(database, {
      actor: null,
      act: 'switch.set',
      text: 'compare',
      before: null,
      limit: 9,
    });
    expect(log.map(({ subject, before: from, after }) => [subject, from, after])).toEqual([
      ['flag.compare', 'off', 'as started'],
      ['flag.kbb.compare', 'as started', 'on'],
      ['flag.compare', 'as started', 'off'],
    ]);
  });

  test('that change nothing are not told to the audit log', async () => {
    const { database } = opened;
    const set = (value: string | null) =>
      changeSwitch(database, 'rosa@example.com', { name: 'flag.compare', value });
    for (const value of [null, 'off', 'off', 'on', null, null]) await set(value);
    const log = await readAudit(database, {
      actor: null,
      act: null,
      text: null,
      before: null,
      limit: 9,
    });
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      ['on', 'as started'],
      ['off', 'on'],
      ['as started', 'off'],
    ]);
  });

  test('are listed without what else operators set, and what is not switched cannot be cleared', async () => {
    const { database } = opened;
    await writeSwitch(database, 'table.states.GA.docFeeCap', '{"value":3}');
    await writeSwitch(database, 'flag.compare', 'off');
    const parts = { database, dataDir: '', today: '', withQueue: vi.fn() };
    const ask = (change: { name: string; value: string | null } | null) =>
      switchCommand.run(parts, { kind: 'switch', change }, () => {});
    expect(await ask(null)).toBe('flag.compare=off');
    expect(await ask({ name: 'flag.compare', value: null })).toMatch(/^Nothing is switched/);
    await expect(ask({ name: 'flag.compare', value: null })).rejects.toThrow(
      'flag.compare is not switched: nothing to clear.',
    );
  });

  test.each([
    ['log-level', 'loud', /expected a level/],
    ['flag.nothing', 'on', /there is no flag “nothing”/],
    ['flag.nobody.compare', 'on', /there is no brand “nobody”/],
    ['flag.compare', 'perhaps', /expected flag=on\|off/],
    ['PORT', '80', /expected log-level or flag/],
  ])('%s=%s is refused, naming what was expected', async (name, value, message) => {
    const parts = { database: opened.database, dataDir: '', today: '', withQueue: vi.fn() };
    const asked = { kind: 'switch', change: { name, value } } as const;
    await expect(switchCommand.run(parts, asked, () => {})).rejects.toThrow(message);
  });
});

test('a log says less and more as it is switched', () => {
  const written: string[] = [];
  const logger = createLogger('warn', { write: (line) => void written.push(line) });
  logger.info('not told');
  logger.setLevel('info');
  logger.info('told');
  logger.setLevel(null);
  logger.info('not told again');
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(['told']);
});
