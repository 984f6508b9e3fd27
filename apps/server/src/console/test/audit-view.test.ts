import type { AuditView } from '@forecourt/web/console/console-views';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import { readAuditChoices, writeAudit } from '../../audit/audit-log.ts';
import { reference } from '../../request/reference.ts';
import type { AtConsole, ConsoleParts } from '../console-parts.ts';
import { auditView } from '../views/audit.ts';

test('the audit log is gone through to the oldest entry, and back to the latest in one step', async () => {
  const { database, close } = await openInMemory();
  for (let place = 1; place <= 60; place += 1)
    await writeAudit(database, 'rosa@example.com', { act: 'key.make', subject: `Key ${place}` });
  const read = async (address: string): Promise<AuditView> => {
    const asked = Object.fromEntries(new URLSearchParams(address));
    const shown = await auditView.read({ database } as ConsoleParts, asked, {} as AtConsole);
    if (shown === null) throw new Error('the audit log is shown');
    return shown;
  };
  const chosen = await read('?actor=rosa@example.com&text=Key');
  expect([chosen.entries.length, chosen.latest]).toEqual([50, null]);
  const older = await read(chosen.older ?? '');
  expect([older.entries.length, older.older]).toEqual([10, null]);
  const latest = await read(older.latest ?? '');
  expect(latest.asked, 'what was chosen stays').toEqual(chosen.asked);
  expect(latest.entries[0]?.subject).toBe('Key 60');
  expect((await read('?before=none')).latest, 'these are the latest').toBeNull();
  await close();
});

test('a review is named as shoppers read what it is of, and one of what is gone by its code', async () => {
  const { database, close } = await openInMemory();
  await database.execute(sql`
    insert into owners (id, data) values (7, '{"name": "Peachtree Motors"}')`);
  for (const [act, subject] of [
    ['review.reject', '14294194, 2025 ACCORD'],
    ['review.approve', '25305205, 2025 GONE'],
    ['dealer-review.reject', '36416316, dealer 7'],
    ['dealer-review.answer', '47527427, dealer 8'],
    ['key.make', '14294194, 2025 ACCORD'],
  ] as const)
    await writeAudit(database, 'rosa@example.com', { act, subject });
  const parts = { database, reference } as unknown as ConsoleParts;
  const shown = await auditView.read(parts, {}, {} as AtConsole);
  expect(shown?.entries.map(({ subject }) => subject)).toEqual([
    '14294194, 2025 ACCORD',
    '47527427, dealer 8',
    'Peachtree Motors (36416316)',
    '25305205, 2025 GONE',
    '2025 Honda Accord (14294194)',
  ]);
  await close();
});

test('who did what is gathered from an index, without reading the log', async () => {
  const { database, close } = await openInMemory();
  for (const [actor, act] of [
    ['rosa@example.com', 'key.make'],
    ['machine', 'feed.hold'],
    ['rosa@example.com', 'key.revoke'],
    ['abe@example.com', 'key.make'],
  ] as const)
    await writeAudit(database, actor, { act, subject: 'Peach' });
  expect(await readAuditChoices(database)).toEqual({
    actors: ['abe@example.com', 'machine', 'rosa@example.com'],
    acts: ['feed.hold', 'key.make', 'key.revoke'],
  });
  const plan = await planOf(database, readAuditChoices);
  expect(plan).toContain('audit_entries_actor');
  expect(plan).toContain('audit_entries_act');
  expect(plan).not.toContain('Seq Scan on audit_entries');
  await close();
});
