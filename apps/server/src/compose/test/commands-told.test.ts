import { type SQL, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { demoCampaigns } from '../../demo/demo-campaigns.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { capabilities } from '../capabilities.ts';
import { parseConfig } from '../config.ts';
import { contributedBy } from '../contributions.ts';
import { runCommand } from '../run-command.ts';

const { commands } = contributedBy(capabilities);
const config = parseConfig({});

/** Has a command done, with a queue that takes everything. */
const commandsIn =
  (database: Database) => (asked: { readonly kind: string; readonly [name: string]: unknown }) => {
    const command = commands.find(({ kind }) => kind === asked.kind);
    if (!command) throw new Error(asked.kind);
    const withQueue = <Result>(use: (queue: never) => Promise<Result>) =>
      use({ enqueue: vi.fn() } as never);
    const parts = { database, config, dataDir: '', today: '2026-11-22', withQueue };
    return runCommand(command, asked, parts, () => {});
  };

const reference = JSON.stringify({
  source: 'NHTSA',
  modelYears: [{ modelCode: 'ACCORD', year: 2021 }],
});

const running = { ...demoCampaigns[0], code: 'autumn', startsOn: '2026-09-01', endsOn: null };

test('a command that changes something is told to the audit log once it is done, and no other', async () => {
  const { database, close } = await openInMemory();
  const run = commandsIn(database);
  await run({ kind: 'campaigns', action: 'list' });
  await run({ kind: 'campaigns', action: 'add', text: '[]' });
  await run({ kind: 'campaigns', action: 'add', text: JSON.stringify([running]) });
  await run({ kind: 'reference', text: reference });
  await run({ kind: 'reports', action: 'list', all: true });
  await expect(run({ kind: 'leads', action: 'resend', id: 'none' })).rejects.toThrow(/lead/);
  await expect(
    run({ kind: 'campaigns', action: 'end', code: 'none', reason: null }),
  ).rejects.toThrow(/none/);
  const lost = run({ kind: 'leads', action: 'list', status: 'lost' });
  await expect(lost, 'in words').rejects.toThrow(/^status: .*expected one of .*\.$/);
  const log = await readAudit(database, {
    actor: 'command line',
    act: null,
    text: null,
    before: null,
    limit: 9,
  });
  expect(log.map(({ act, subject }) => [act, subject])).toEqual([
    ['reference.import', `${reference.length} characters`],
    ['campaign.add', running.code],
  ]);
  await close();
});

test('what the audit log cannot be told of is not done', async () => {
  const { database, close } = await openInMemory();
  const run = commandsIn(database);
  await run({ kind: 'campaigns', action: 'add', text: JSON.stringify([running]) });
  await run({ kind: 'secrets', action: 'rotate' });
  await database.execute(sql`update secrets set made_at = now() - interval '1 day'`);
  await database.execute(sql`
    insert into stopped_addresses (email, reason) values ('dana@example.com', 'bounce')`);
  await database.execute(sql`
    insert into event_batches (id, first_id, last_id, events, given_up_at)
    values (gen_random_uuid(), 1, 1, 1, now())`);
  await database.execute(sql`
    alter table audit_entries add constraint away check (false) not valid`);
  const rows = (asked: SQL) => rowsOf(database, asked);
  const kept = async () => [
    await rows(sql`select * from campaigns order by code`),
    await rows(sql`select * from model_safety`),
    await rows(sql`select name from secrets order by name`),
    await rows(sql`select email from stopped_addresses`),
    await rows(sql`select given_up_at from event_batches`),
  ];
  const before = await kept();
  for (const asked of [
    { kind: 'campaigns', action: 'add', text: JSON.stringify(demoCampaigns) },
    { kind: 'campaigns', action: 'end', code: 'autumn', reason: null },
    { kind: 'reference', text: reference },
    { kind: 'secrets', action: 'rotate' },
    { kind: 'secrets', action: 'retire', version: 1 },
    { kind: 'alerts', action: 'resume', email: 'dana@example.com' },
    { kind: 'warehouse', again: true },
  ]) {
    await expect(run(asked), JSON.stringify(asked)).rejects.toThrow();
    expect(await kept(), JSON.stringify(asked)).toEqual(before);
  }
  await close();
});
