import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
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

/**
 * Takes the data folder for this process: the embedded database is lost when two open it. A lock
 * left by a process that is gone is taken over.
 *
 * @returns how to let go of it
 */
export function lockDataFolder(folder: string): () => void {
  makeFolder(folder);
  const path = join(folder, 'lock');
  if (!tryToLock(path)) {
    const [holder, start] = readHolder(path);
    if (isAlive(holder) && (start === '' || start === startOf(holder)))
      throw new DataFolderInUse(folder, holder);
    rmSync(path, { force: true });
    if (!tryToLock(path)) throw new DataFolderInUse(folder, readHolder(path)[0]);
  }
  return () => rmSync(path, { force: true });
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

/** The process that wrote the lock, and when it started. */
function readHolder(path: string): readonly [processId: number, start: string] {
  const [processId, start = ''] = readFileSync(path, 'utf8').split(' ');
  return [Number(processId), start];
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

function tryToLock(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, [process.pid, startOf(process.pid)].join(' '));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
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
