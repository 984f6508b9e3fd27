import { expect, test, vi } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { capabilities } from '../capabilities.ts';
import { parseConfig } from '../config.ts';
import { contributedBy } from '../contributions.ts';
import { runCommand } from '../run-command.ts';

test('a command that changes something is told to the audit log once it is done, and no other', async () => {
  const { database, close } = await openInMemory();
  const { commands } = contributedBy(capabilities);
  const config = parseConfig({});
  const run = (asked: { readonly kind: string; readonly [name: string]: unknown }) => {
    const command = commands.find(({ kind }) => kind === asked.kind);
    if (!command) throw new Error(asked.kind);
    const parts = { database, config, dataDir: '', today: '2026-11-22', withQueue: vi.fn() };
    return runCommand(command, asked, parts, () => {});
  };
  const reference = JSON.stringify({
    source: 'NHTSA',
    modelYears: [{ modelCode: 'ACCORD', year: 2021 }],
  });
  await run({ kind: 'campaigns', action: 'list' });
  await run({ kind: 'campaigns', action: 'add', text: '[]' });
  await run({ kind: 'reference', text: reference });
  await run({ kind: 'reports', action: 'list', all: true });
  await expect(run({ kind: 'leads', action: 'resend', id: 'none' })).rejects.toThrow(/lead/);
  await expect(
    run({ kind: 'campaigns', action: 'end', code: 'none', reason: null }),
  ).rejects.toThrow(/none/);
  const lost = run({ kind: 'leads', action: 'list', status: 'lost' });
  await expect(lost, 'in words').rejects.toThrow(/^status: .*expected one of .*\.$/);
  const log = await readAudit(database, {
    ...{ actor: 'command line', act: null, text: null, before: null, limit: 9 },
  });
  expect(log.map(({ act, subject }) => [act, subject])).toEqual([
    ['reference.import', `${reference.length} characters`],
    ['campaign.add', ''],
  ]);
  await close();
});
