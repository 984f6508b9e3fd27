import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const folderOf = (dataDir: string) => join(dataDir, 'held');

/** Files that are kept: those of the latest runs that held a dealer. */
const maxKept = 20;

/** Larger ones are not kept: whoever sent them has them. */
const maxBytes = 500_000_000;

const givenEnd = '-given';

/**
 * Keeps a copy of a file that would have cut a dealer too deeply, for somebody to apply it anyway.
 *
 * @returns its name in the folder; null where it is too large
 */
export async function keepHeldFile(
  path: string,
  { dataDir, runId, isGiven }: { dataDir: string; runId: string; isGiven: boolean },
): Promise<string | null> {
  if ((await stat(path)).size > maxBytes) return null;
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const name = isGiven ? `${runId}${givenEnd}` : runId;
  await copyFile(path, join(folder, name));
  await forgetOldest(folder);
  return name;
}

async function forgetOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  // One that is gone meanwhile was forgotten by another import.
  const ageOf = (name: string) => stat(join(folder, name)).catch(() => null);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await ageOf(name))?.mtimeMs ?? 0 })),
  );
  for (const { name } of aged.sort((a, b) => b.at - a.at).slice(maxKept))
    await rm(join(folder, name), { force: true });
}

export const heldFilePath = (dataDir: string, name: string): string =>
  join(folderOf(dataDir), name);

/** Whether the file does not say whose cars it lists. */
export const isOfGivenDealer = (name: string): boolean => name.endsWith(givenEnd);
