import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { switchCommand } from '../../operations/switch-command.ts';
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
