import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { followTables, LiveTables, readTableChanges } from '../live-tables.ts';
import { readFinanceTables } from '../read-finance-data.ts';
import { tablesCommand } from '../tables-command.ts';

const started = readFinanceTables(null);

describe.each(engines)('values of tables on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => opened.database.execute(sql`truncate switches, audit_entries`));
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
    return opened.close();
  });

  const run = (
    change: Parameters<typeof tablesCommand.run>[1]['change'],
    financeTables: string | null = null,
  ) =>
    tablesCommand.run(
      {
        database: opened.database,
        dataDir: '',
        today: '2026-11-22',
        config: { financeTables },
        withQueue: () => Promise.reject(new Error('no queue')),
      },
      { kind: 'tables', change },
      () => undefined,
    );

  test('are of no day that is to come', async () => {
    const path = 'states.GA.docFeeCap';
    await run({ path, value: { value: 698, asOf: '2026-11-22' } });
    await expect(run({ path, value: { value: 699, asOf: '2026-11-23' } })).rejects.toThrow(
      '--as-of: expected a day up to today, 2026-11-22.',
    );
    expect(await run(null)).toBe(`${path} = 698 of 2026-11-22`);
  });

  test('of a day that there is not are refused by the name of the option', async () => {
    const program = new Command().exitOverride();
    tablesCommand.describe(program, {
      dataDir: '',
      today: '2026-11-22',
      fromHere: (path) => path,
      say: () => {},
      run: () => Promise.reject(new Error('nothing is asked')),
    });
    const words = ['tables', 'set', 'states.GA.docFeeCap', '699', '--as-of', '2026-02-30'];
    await expect(program.parseAsync(words, { from: 'user' })).rejects.toThrow(
      '--as-of: expected a day such as 2026-01-31.',
    );
  });

  test('are changed one by one while processes run, and told to the audit log', async () => {
    const tables = new LiveTables(started);
    const stop = await followTables(opened.database, tables, 20);
    const before = started.states.states.GA?.docFeeCap;
    const path = 'states.GA.docFeeCap';
    await run({ path, value: { value: 699, asOf: '2026-01-31' } });
    expect(await run(null)).toBe('states.GA.docFeeCap = 699 of 2026-01-31');
    await expect.poll(() => tables.states.states.GA?.docFeeCap).toBe(699);
    const changes = await readTableChanges(opened.database);
    await run({ path, value: { value: 699, asOf: '2026-01-31' } });
    expect(await readTableChanges(opened.database), 'it is so already').toEqual(changes);
    expect(tables.states.changed).toEqual([{ path: 'GA.docFeeCap', asOf: '2026-01-31' }]);
    expect(tables.energy).toEqual(started.energy);
    expect(tables.version).toBe(1);
    expect(await readTableChanges(opened.database)).toEqual([
      {
        path,
        value: 699,
        asOf: '2026-01-31',
        actor: 'command line',
        changedAt: expect.any(Date),
      },
    ]);
    await run({ path, value: null });
    await expect.poll(() => tables.states.states.GA?.docFeeCap).toBe(before);
    stop();
    await expect(run({ path, value: null })).rejects.toThrow(/nothing to take back/);
    const all = { actor: null, act: null, text: null, before: null, limit: 10 };
    const entries = await readAudit(opened.database, all);
    expect(entries.map(({ act, subject }) => [act, subject])).toEqual([
      ['table.set', path],
      ['table.set', path],
    ]);
  });

  test('are those of the tables that processes are started with', async () => {
    const file = join(folder, 'own.json');
    const zipRates = { '999': { place: 'Nome', rate: 0.05 } };
    writeFileSync(file, JSON.stringify({ states: { ...started.states, zipRates } }));
    const path = 'states.zipRates.999.rate';
    const change = { path, value: { value: 0.06, asOf: '2026-01-31' } };
    await expect(run(change)).rejects.toThrow(`${path}: no such value.`);
    expect(await run(change, file)).toBe(`${path} = 0.06 of 2026-01-31`);
  });

  test('that cannot be are refused, and nothing is changed', async () => {
    const wrong = { path: 'states.GA.taxRate', value: { value: 7, asOf: '2026-01-31' } };
    await expect(run(wrong)).rejects.toThrow(Refusal);
    await expect(run(wrong)).rejects.toThrow(/states\.GA\.taxRate/);
    expect(await run(null)).toMatch(/^No value is changed/);
  });
});
