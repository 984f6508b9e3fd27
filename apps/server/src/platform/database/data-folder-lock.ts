import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another process holds the data folder; the message says which. */
export class DataFolderInUse extends Error {
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
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  if (!tryToLock(path)) {
    const holder = Number(readFileSync(path, 'utf8'));
    if (isAlive(holder)) throw new DataFolderInUse(folder, holder);
    rmSync(path, { force: true });
    if (!tryToLock(path)) throw new DataFolderInUse(folder, Number(readFileSync(path, 'utf8')));
  }
  return () => rmSync(path, { force: true });
}

function tryToLock(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
