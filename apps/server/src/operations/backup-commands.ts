import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '../platform/database/database.ts';
import type { OperatorCommand } from '../platform/operator-command.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Manifest } from './backup-manifest.ts';
import { isShared } from './is-shared.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const backupSchema = z.object({
  kind: z.literal('backup'),
  folder: z.string(),
  verifyOnly: z.boolean(),
});

const rowsIn = ({ tables }: Manifest): string =>
  groupDigits(tables.reduce((sum, { rows }) => sum + rows, 0));

/** `forecourt backup`: everything of ours, as it is at one moment, while the marketplace serves. */
export const backupCommand: OperatorCommand<z.output<typeof backupSchema>, string> = {
  kind: 'backup',
  schema: backupSchema,
  note: ({ folder, verifyOnly }) => (verifyOnly ? null : { act: 'backup.make', subject: folder }),
  run: async ({ database }, { folder, verifyOnly }) => {
    if (!verifyOnly) await writeBackup(database, folder);
    const manifest = await verifyBackup(folder);
    const { tables, madeAt } = manifest;
    return `${folder}: ${rowsIn(manifest)} rows of ${tables.length} tables, as of ${madeAt}; counts and checksums are right.`;
  },
  describe(program, terminal) {
    program
      .command('backup')
      .description(
        'Writes everything into a new folder and reads it back, while the marketplace serves.',
      )
      .argument('<folder>', 'path of the folder, where nothing is')
      .option('--verify', 'only reads a backup that is there')
      .action(async (folder: string, { verify }) =>
        terminal.say(
          await terminal.run({
            kind: 'backup',
            folder: terminal.fromHere(folder),
            verifyOnly: verify === true,
          }),
        ),
      );
  },
};

const restoreSchema = z.object({
  kind: z.literal('restore'),
  folder: z.string(),
  replace: z.boolean(),
});

/** `forecourt restore`: has the database be as it was when a backup was made. */
export const restoreCommand: OperatorCommand<z.output<typeof restoreSchema>, string> = {
  kind: 'restore',
  schema: restoreSchema,
  begins: () => true,
  note: ({ folder }) => ({ act: 'backup.restore', subject: folder }),
  run: async ({ database, dataDir, signal }, { folder, replace }) => {
    // Of a server, which hands its commands a signal or is connected, too: it would go on with the cars that it knows.
    if (signal || (await isShared(database)))
      throw new Refusal('The marketplace is running: stop it first, then restore.');
    const manifest = await restoreBackup(database, folder, { replace });
    await rm(join(dataDir, 'search-index'), { recursive: true, force: true });
    const [waiting] = await rowsOf<{ count: number }>(
      database,
      sql`select count(*)::int as count from leads where status = 'waiting'`,
    );
    const leads = waiting?.count ?? 0;
    return [
      `Restored ${rowsIn(manifest)} rows of ${manifest.tables.length} tables, as of ${manifest.madeAt}.`,
      ...(leads > 0
        ? [
            `${leads} leads were on their way: forecourt leads list --status waiting, and resend them.`,
          ]
        : []),
    ].join('\n');
  },
  describe(program, terminal) {
    program
      .command('restore')
      .description(
        'Has the database be as a backup was, all of it or nothing. Stop the marketplace first.',
      )
      .argument('<folder>', 'path of the backup')
      .option('--replace', 'what is in the database goes')
      .action(async (folder: string, { replace }) =>
        terminal.say(
          await terminal.run({
            kind: 'restore',
            folder: terminal.fromHere(folder),
            replace: replace === true,
          }),
        ),
      );
  },
};
