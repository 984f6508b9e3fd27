import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { worksForDealer } from '../find-staff.ts';
import { staffCommand } from '../staff-command.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
  const owner = JSON.stringify({ name: 'Peachtree', privateSeller: false });
  await opened.database.execute(
    sql`insert into owners (id, dealer_code, data) values (1, 'peachtree', ${owner}::json)`,
  );
});
afterAll(() => opened.close());

/** Types a command. @returns who works there then, and what they may do */
async function type(...words: string[]) {
  let found: readonly string[] = [];
  const program = new Command('forecourt').exitOverride();
  staffCommand.describe(program, {
    run: async (asked) => {
      const members = await staffCommand.run(
        { database: opened.database } as never,
        asked,
        () => {},
      );
      found = members.map(({ name, role }) => `${name}, ${role}`);
      return members;
    },
    fromHere: (path) => path,
    say: () => {},
    dataDir: '',
    today: '2026-11-29',
  });
  await program.parseAsync(['dealer-staff', ...words, '--dealer', 'peachtree'], { from: 'user' });
  return found;
}

test('who is there keeps what is not said anew, and the audit log has what it was', async () => {
  const cora = ['add', 'cora@dealer.example'];
  expect(await type(...cora, '--role', 'member')).toEqual(['cora, member']);
  expect(await type(...cora, '--name', 'Cora P. Pace')).toEqual(['Cora P. Pace, member']);
  expect(await type(...cora, '--role', 'manager')).toEqual(['Cora P. Pace, manager']);
  const [last] = await readAudit(opened.database, {
    actor: null,
    act: 'dealer-staff.add',
    text: null,
    before: null,
    limit: 1,
  });
  expect(last).toMatchObject({
    before: 'Cora P. Pace, member',
    after: expect.stringContaining('Cora P. Pace, manager'),
  });
  await expect(type(...cora, '--name', ' ')).rejects.toThrow('name: expected');
});

test('a new one is a manager unless something else is said', async () => {
  expect(await worksForDealer(opened.database, 'rosa@dealer.example')).toBe(false);
  expect(await type('add', 'rosa@dealer.example')).toContain('rosa, manager');
  expect(await worksForDealer(opened.database, 'rosa@dealer.example')).toBe(true);
});
