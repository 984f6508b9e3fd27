import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytesOf, reservedBytes } from '../../platform/disk-space.ts';
import { type Finding, look, well, wrong } from './finding.ts';

/** Below this somebody should know before an import finds out. */
const comfortableBytes = 2_000_000_000;

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Whether the data folder can be written to, and has room. */
export async function checkDisk(
  dataDir: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<Finding> {
  const probe = join(dataDir, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      return look('disk', `${dataDir} is not there yet.`, 'The first start makes it.');
    const reason = code === 'EROFS' ? 'its disk is read-only' : `writing failed with ${code}`;
    return wrong(
      'disk',
      `${dataDir} cannot be written to: ${reason}.`,
      'Let the user that runs Forecourt write there, or name another folder in DATA_DIR.',
    );
  }
  const free = await freeBytes(dataDir);
  const left = `${gigabytes(free)} are free at ${dataDir}`;
  if (free < reservedBytes)
    return wrong('disk', `${left}: imports are refused.`, 'Make room there, or move DATA_DIR.');
  if (free < comfortableBytes)
    return look('disk', `${left}.`, 'Make room there before the next large import.');
  return well('disk', `${left}.`);
}
