import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fetchLimits } from '../sources/fetch-failed.ts';
import { fetchOverSftp } from '../sources/fetch-over-sftp.ts';
import { startSftpSite } from './sftp-site.ts';

test('a percent sign that begins no escape is told, and not tried again', async () => {
  const site = await startSftpSite({ user: 'peach', password: 'p:ss' });
  const fetched = fetchOverSftp({
    url: new URL(`sftp://127.0.0.1:${site.port}/100%.csv`),
    credentials: 'peach:p:ss',
    hostKey: site.fingerprint,
    version: null,
    isAllowed: () => true,
    limits: fetchLimits,
  });
  await expect(fetched).rejects.toMatchObject({
    message: expect.stringMatching(/^The address of the file: expected %25/),
    isWorthATry: false,
  });
  await site.stop();
});

test('a file may take longer to come than the connection to its server', async () => {
  const connectMs = 1000;
  const site = await startSftpSite({ user: 'peach', password: 'p:ss' });
  site.put('/large.csv', 'vin,price\n', pause(connectMs + 100));
  const fetched = await fetchOverSftp({
    url: new URL(`sftp://127.0.0.1:${site.port}/large.csv`),
    credentials: 'peach:p:ss',
    hostKey: site.fingerprint,
    version: null,
    isAllowed: () => true,
    limits: { ...fetchLimits, connectMs },
  });
  expect(fetched.kind).toBe('file');
  if (fetched.kind === 'file') expect((await buffer(fetched.bytes)).toString()).toBe('vin,price\n');
  await site.stop();
});
