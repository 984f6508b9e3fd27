import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { CannotStart } from '../../platform/cannot-start.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { describeError } from '../../platform/describe-error.ts';
import { listen } from '../../platform/http/listen.ts';
import { InvalidSettings } from '../config.ts';

test('a port that another process listens on is named, and the setting that changes it', async () => {
  const first = createServer();
  const second = createServer();
  await listen(first, { port: 0, host: '127.0.0.1' });
  const { port } = first.address() as AddressInfo;
  const refused = listen(second, { port, host: '127.0.0.1' });
  await expect(refused).rejects.toThrow(CannotStart);
  await expect(refused).rejects.toThrow(
    `Cannot listen on 127.0.0.1:${port} (another process does): change PORT or HOST.`,
  );
  await new Promise((resolve) => first.close(resolve));
});

test('a database that does not answer is told without its address, which holds a password', async () => {
  const databaseUrl = 'postgresql://user:secret@127.0.0.1:1/cars';
  const refused = openDatabase({ databaseUrl, dataDir: '' });
  await expect(refused).rejects.toThrow(CannotStart);
  await expect(refused).rejects.toThrow(/^The database of DATABASE_URL .*ECONNREFUSED/);
  await expect(refused).rejects.not.toThrow(/secret/);
});

test('what was expected to go wrong is told in one sentence, a surprise with where it was thrown', () => {
  expect(describeError(new InvalidSettings('The setting PORT is wrong.'))).toBe(
    'The setting PORT is wrong.',
  );
  expect(describeError(new CannotStart('No.'))).toBe('No.');
  expect(describeError(new TypeError('oh'))).toMatch(/^TypeError: oh\n +at /);
  expect(describeError('thrown text')).toBe('thrown text');
});
