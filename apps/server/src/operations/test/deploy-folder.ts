import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../../..');
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Runs a tool in the project's folder. */
export function runTool(name: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(name, args, { cwd: root, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}`, stdout };
}

/** Whether this machine has a tool. */
export const hasTool = (name: string, args: readonly string[]) =>
  spawnSync(name, args, { stdio: 'ignore' }).status === 0;
