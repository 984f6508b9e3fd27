import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { isAlive } from './data-folder-lock.ts';

/** What stands in every folder of a database. */
const mark = 'PG_VERSION';

/**
 * Where there are files but no database, a new one would be made over what may be one that is damaged or
 * half copied.
 *
 * @throws CannotStart
 */
export function requireWholeDatabase(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, mark))) return;
  if (readdirSync(folder).length === 0) return;
  throw new CannotStart(
    `${folder} has files but no ${mark}: it is no whole database. Restore it from a backup, or move it away for a new one to be made.`,
  );
}

/** Whether there is a database in a data folder. */
export const hasDatabase = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'database', mark));

const leftByKills: readonly (readonly [folder: string, name: RegExp])[] = [
  ['', /^search-index\..*\.tmp$/],
  ['spool', /\.spool$/],
];
const standardInput = /^standard-input-(\d+)(?:-|$)/;

/** Removes what processes that were killed have left. Only for who holds the lock of the folder. */
export function removeLeftovers(dataDir: string): void {
  for (const [folder, name] of leftByKills)
    removeFiles(join(dataDir, folder), (file) => name.test(file));
  // These belong to commands, which may be running: this may be one.
  removeFiles(join(dataDir, 'incoming'), (file) => {
    const processId = Number(standardInput.exec(file)?.[1] ?? process.pid);
    return processId !== process.pid && !isAlive(processId);
  });
}

function removeFiles(folder: string, isLeft: (name: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (isLeft(name)) rmSync(join(folder, name), { force: true });
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EDQUOT: 'the quota of its disk is used up',
  EEXIST: 'a file is in its place',
  ENAMETOOLONG: 'its path is too long',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a file is in its place',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
};

/** A sentence for what keeps a data folder from being used; undefined for what is no fault of the folder. */
export function describeFolderError(folder: string, error: unknown): CannotStart | undefined {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  const reason = code === undefined ? undefined : reasons[code];
  if (reason === undefined) return undefined;
  return new CannotStart(`The data folder ${folder} cannot be used: ${reason}.`, { cause: error });
}
