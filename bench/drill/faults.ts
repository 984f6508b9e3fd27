import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type DrilledServer, newFolder } from './drilled-server.ts';
import type { Fault } from './run-drill.ts';
import type { Line } from './tcp-proxy.ts';

/** The process is gone, and whoever watches over it starts it again at once. */
export const killed = (server: DrilledServer): Fault => ({
  name: 'killed (SIGKILL), started again at once',
  milliseconds: 0,
  begin: () => server.end('SIGKILL'),
  end: () => server.start(),
});

export const stopped = (server: DrilledServer): Fault => ({
  name: 'stopped for 10 s (SIGSTOP)',
  milliseconds: 10_000,
  begin: () => server.signal('SIGSTOP'),
  end: () => server.signal('SIGCONT'),
});

/** A disk of its own, where root may mount one. */
export function mountDisk(megabytes: number): string | null {
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}M`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    return null;
  }
}

/** A database that cannot write its log stops: then the process is started again, as a platform would. */
async function startIfDumb(server: DrilledServer): Promise<void> {
  const answer = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(3000) }).catch(
    () => null,
  );
  if (answer?.ok) return;
  await server.end('SIGKILL');
  await server.start();
}

/** How often a full disk is looked at: what the database gives back meanwhile is taken again. */
const lookMs = 250;

export function diskFull(server: DrilledServer): Fault {
  const ballast = join(server.dataDir, 'ballast');
  /** Bytes that were free at each look, before they were taken. */
  const free: number[] = [];
  const look = () => {
    free.push(freeBytes(server.dataDir));
    fill(ballast);
    const left = freeBytes(server.dataDir);
    if (left > 0) throw new Error(`The disk is not full: ${left} bytes are free.`);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'disk full for 10 s; started again unless ready',
    milliseconds: 10_000,
    begin: () => {
      look();
      timer = setInterval(look, lookMs);
    },
    end: async () => {
      clearInterval(timer);
      look();
      rmSync(ballast);
      await startIfDumb(server);
    },
    told: () => {
      const given = free.slice(1).filter((bytes) => bytes > 0).length;
      return `; no byte was free at any of ${free.length} looks (what was given back meanwhile was taken ${given} times)`;
    },
  };
}

/** Bytes that anybody may still write on the disk of a folder. */
function freeBytes(folder: string): number {
  const { bfree, bsize } = statfsSync(folder);
  return bfree * bsize;
}

/** Adds to a file until there is no room for another byte. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [65_536, 512, 1]) append(file, size);
  } finally {
    closeSync(file);
  }
}

/** As many blocks of a size as there is room for. */
function append(file: number, size: number): void {
  const block = Buffer.alloc(size);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';

const remount = (folder: string, how: string) =>
  void execFileSync('mount', ['-o', `remount,${how}`, folder], { stdio: 'ignore' });

/** Files that are open for writing keep a disk from becoming read-only: it is found so at a start. */
export const readOnlyDisk = (server: DrilledServer): Fault => ({
  name: 'disk read-only at a start, writable again after 5 s',
  milliseconds: 5000,
  begin: async () => {
    await server.end('SIGTERM');
    remount(server.dataDir, 'ro');
    await server.start().then(
      () => Promise.reject(new Error('It started on a disk that it cannot write on.')),
      () => {},
    );
  },
  end: async () => {
    remount(server.dataDir, 'rw');
    await server.start();
  },
});

const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const clockFile = join(newFolder(), 'clock');

/** Settings with which the clock of a process is told by a file; null without the library (Debian: libfaketime). */
export function clockSettings(): Readonly<Record<string, string>> | null {
  if (!existsSync(fakeTime)) return null;
  writeFileSync(clockFile, '+0');
  return {
    LD_PRELOAD: fakeTime,
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_NO_CACHE: '1',
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

export const clockOff = (days: 1 | -1): Fault => ({
  name: `clock ${days > 0 ? 'a day ahead' : 'a day behind'} for 10 s`,
  milliseconds: 10_000,
  begin: () => writeFileSync(clockFile, days > 0 ? '+1d' : '-1d'),
  end: () => writeFileSync(clockFile, '+0'),
});

export const databaseAway = (line: Line): Fault => ({
  name: 'PostgreSQL away for 10 s',
  milliseconds: 10_000,
  begin: () => line.cut(),
  end: () => line.mend(),
});

export const mailsAway = (line: Line): Fault => ({
  name: 'server of mails away for 10 s, while leads are sent',
  milliseconds: 10_000,
  begin: () => line.cut(),
  end: () => line.mend(),
});

export const searchAway = (line: Line): Fault => ({
  name: 'OpenSearch away for 10 s',
  milliseconds: 10_000,
  begin: () => line.cut(),
  end: () => line.mend(),
});

export const badLine = (line: Line): Fault => ({
  name: 'line to PostgreSQL 300 ms late, 5 % lost, for 15 s',
  milliseconds: 15_000,
  begin: () => line.worsen(300, 0.05),
  end: () => line.mend(),
});

export const corruptSnapshot = (server: DrilledServer): Fault => ({
  name: 'snapshot of the search index corrupt at a start',
  milliseconds: 0,
  begin: async () => {
    await server.end('SIGTERM');
    const path = join(server.dataDir, 'search-index');
    const bytes = readFileSync(path);
    for (let at = bytes.length >> 1; at < bytes.length; at += 997) bytes[at] = 255;
    writeFileSync(path, bytes);
  },
  end: () => server.start(),
});
