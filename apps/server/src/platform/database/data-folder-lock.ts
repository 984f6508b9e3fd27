import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';

/** Another process holds the data folder; the message says which. */
export class DataFolderInUse extends Refusal {
  override readonly name = 'DataFolderInUse';
  readonly processId: number;

  constructor(folder: string, processId: number) {
    super(`The data folder ${folder} is in use by process ${processId}: only one may open it.`);
    this.processId = processId;
  }
}

/** Lets those who came at once part. */
const triesAtOnce = 5;
const longestPauseMs = 100;

/**
 * Takes the data folder for this process: the embedded database is lost when two open it. Each process names itself
 * first, by a file of its own, and looks for others then: of two who come at once one at least sees the other, and
 * who sees one withdraws. The file of a process that is gone holds nothing.
 *
 * @returns how to let go of it
 */
export function lockDataFolder(folder: string): () => void {
  makeFolder(folder);
  const own = fileOf(process.pid, startOf(process.pid));
  const path = join(folder, own);
  for (let tries = 1; ; tries += 1) {
    writeFileSync(path, '');
    const holder = findOther(folder, own);
    if (holder === null) return () => rmSync(path, { force: true });
    rmSync(path, { force: true });
    if (tries === triesAtOnce) throw new DataFolderInUse(folder, holder);
    pause(Math.random() * longestPauseMs);
  }
}

const fileOf = (processId: number, start: string) => `lock.${processId}.${start}`;
const lockFile = /^lock\.(\d+)\.(\d*)$/;

/**
 * Another process that named itself and lives. Files of those that do not are removed: no later one has their names.
 */
function findOther(folder: string, own: string): number | null {
  for (const name of readdirSync(folder)) {
    const [, processId, start = ''] = lockFile.exec(name) ?? [];
    if (processId === undefined || name === own) continue;
    const holder = Number(processId);
    if (isAlive(holder) && (start === '' || start === startOf(holder))) return holder;
    rmSync(join(folder, name), { force: true });
  }
  return null;
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/**
 * Makes a folder and those above it. `mkdirSync` of Node never ends where a folder that is there takes none, as
 * those of `/proc` do.
 */
function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Place of the start, in ticks since the machine's, behind the name in Linux's account of a process. */
const startField = 19;

/**
 * When a process started, for telling it from a later one of the same number, such as a container's first
 * is each time; empty where the system does not say.
 */
function startOf(processId: number): string {
  try {
    const account = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return account.slice(account.lastIndexOf(')') + 2).split(' ')[startField] ?? '';
  } catch {
    return '';
  }
}

/** Whether there is such a process, other than this one. */
export function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
