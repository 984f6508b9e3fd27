import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operatorsCommand } from '../../console/operators-command.ts';
import { backupCommand } from '../../operations/backup-commands.ts';
import { switchCommand } from '../../operations/switch-command.ts';
import type { SentCommand } from '../../platform/command-socket.ts';
import type { AnyCommand } from '../../platform/operator-command.ts';
import { Refusal } from '../../platform/refusal.ts';
import { parseConfig } from '../config.ts';
import { createTerminal } from '../terminal.ts';

test('a command beside a server that takes none yet says who has the database, and what to do', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-terminal-'));
  writeFileSync(join(dataDir, `lock.${process.ppid}.`), '');
  const config = parseConfig({ DATA_DIR: dataDir });
  const { run } = createTerminal(switchCommand, config, (path) => path);
  await expect(run({ kind: 'switch' })).rejects.toThrow(
    new Refusal(
      `The data folder ${dataDir} is in use by process ${process.ppid}: only one may open it. If it is a server that starts, try again once it is ready; if it is another command, once that has ended. “npm run dev” takes no commands: stop it first.`,
    ),
  );
  rmSync(dataDir, { recursive: true });
});

test('what is asked of a marketplace makes none where none is, as in a folder that was mistyped', async () => {
  const above = mkdtempSync(join(tmpdir(), 'forecourt-terminal-'));
  const dataDir = join(above, 'typo');
  const config = parseConfig({ DATA_DIR: dataDir });
  const ask = (command: AnyCommand, asked: SentCommand) =>
    createTerminal(command, config, (path) => path).run(asked);
  const list = { kind: 'operators', action: 'list' };
  const backup = { kind: 'backup', folder: join(above, 'copy'), verifyOnly: false };
  const refused = `There is no marketplace in ${dataDir}: set DATA_DIR to the folder of one`;
  await expect(ask(operatorsCommand, list)).rejects.toThrow(refused);
  await expect(ask(backupCommand, backup)).rejects.toThrow(refused);
  expect(readdirSync(above)).toEqual([]);
  mkdirSync(dataDir);
  await expect(ask(operatorsCommand, list)).rejects.toThrow(refused);
  expect(readdirSync(dataDir)).toEqual([]);
  const add = { kind: 'operators', action: 'add', email: 'rosa@example.com', role: 'owner' };
  await ask(operatorsCommand, add);
  expect(await ask(operatorsCommand, list)).toMatchObject([{ email: 'rosa@example.com' }]);
  rmSync(above, { recursive: true });
});
