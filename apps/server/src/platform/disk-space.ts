import { statfs } from 'node:fs/promises';
import { Refusal } from './refusal.ts';

/** Less than this is left for the database's own log, the snapshot and the reports. */
export const reservedBytes = 64_000_000;

/** The disk has no room for what was asked; the message says how much there is. */
export class DiskFull extends Refusal {
  override readonly name = 'DiskFull';
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1e6).toLocaleString('en-US')} MB`;

/** Bytes that this process may still write on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * A database that runs out of disk in the middle of its log stops altogether, so large writes end before.
 *
 * @throws DiskFull when less than the reserve is left
 */
export async function requireDiskSpace(
  folder: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= reservedBytes) return;
  throw new DiskFull(
    `The disk of ${folder} has ${megabytes(free)} left, and ${megabytes(reservedBytes)} must stay free: make room there.`,
  );
}
