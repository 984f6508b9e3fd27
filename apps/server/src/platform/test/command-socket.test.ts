import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  commandSocket,
  listenForCommands,
  type RunCommand,
  sendCommand,
} from '../command-socket.ts';
import { Refusal } from '../refusal.ts';

const command = {
  kind: 'import',
  path: '/feeds/kestrel.csv',
  dealer: { code: 'K1', name: 'Kestrel Toyota', zip: '30309' },
  dryRun: true,
  allowRemoval: false,
};
const summary = { rows: 3, added: 2 };

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-socket-'));
});
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
  rmSync(folder, { recursive: true });
});

async function listen(run: RunCommand): Promise<string> {
  const path = commandSocket(folder);
  server = listenForCommands(path, run);
  await new Promise((resolve) => server?.once('listening', resolve));
  return path;
}

describe('a command given beside a running server', () => {
  test('arrives as it was given, and its progress and result come back', async () => {
    const given: unknown[] = [];
    const path = await listen(async (arrived, onProgress) => {
      given.push(arrived);
      onProgress('reading', 1, null);
      onProgress('applying', 3, 3);
      return summary;
    });
    const progress: unknown[] = [];
    const result = await sendCommand(path, command, (...step) => progress.push(step));
    expect(given).toEqual([command]);
    expect(progress).toEqual([
      ['reading', 1, null],
      ['applying', 3, 3],
    ]);
    expect(result).toEqual(summary);
  });

  test('is refused with the sentence that the server gave', async () => {
    const path = await listen(() => Promise.reject(new Refusal('No column for VIN.')));
    const sent = sendCommand(path, command, () => {});
    await expect(sent).rejects.toThrow(new Refusal('No column for VIN.'));
  });

  test('is answered plainly when it is none', async () => {
    const path = await listen(() => Promise.reject(new Refusal('There is no such command.')));
    for (const line of ['{"kind":"shutdown"}', 'not JSON', '{}']) {
      const socket = createConnection(path);
      socket.write(`${line}\n`);
      expect(JSON.parse(await text(socket))).toMatchObject({ kind: 'refused' });
    }
  });

  test('says so when the server ends before it', async () => {
    const path = await listen((_command, onProgress) => {
      onProgress('reading', 1, null);
      return new Promise(() => {});
    });
    const held = new Promise<() => void>((resolve) => {
      server?.once('connection', (socket) => resolve(() => socket.destroy()));
    });
    const sent = sendCommand(path, command, () => {});
    (await held)();
    await expect(sent).rejects.toThrow('The server ended before the command did');
  });

  test('is told when its giver has gone, and others are still served', async () => {
    const given = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<void>();
    const path = await listen(async (_command, onProgress, signal) => {
      signal.addEventListener('abort', () => cancelled.resolve());
      given.resolve();
      await cancelled.promise;
      onProgress('reading', 1, null);
      return summary;
    });
    const giver = createConnection(path);
    giver.write(`${JSON.stringify(command)}\n`);
    await given.promise;
    giver.destroy();
    await cancelled.promise;
    const later = createConnection(path);
    later.write('not JSON\n');
    expect(JSON.parse(await text(later))).toMatchObject({ kind: 'refused' });
  });

  test('finds nobody when no server runs', async () => {
    expect(await sendCommand(commandSocket(folder), command, () => {})).toBeNull();
  });
});
