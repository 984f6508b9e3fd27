import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster } from '@forecourt/search-opensearch/cluster';
import { expect, test } from 'vitest';
import { parseConfig } from '../../compose/config.ts';

test('each request to OpenSearch has the password that its file holds now', async () => {
  const told: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    told.push(headers.authorization);
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-login-'));
  const file = join(folder, 'password');
  writeFileSync(file, 'one');
  const { openSearch } = parseConfig({
    OPENSEARCH_URL: `http://me:old@127.0.0.1:${port}`,
    OPENSEARCH_PASSWORD_FILE: file,
  });
  const cluster = new Cluster(openSearch?.nodes ?? '', openSearch ?? {});
  for (const password of ['one', 'zwö:lf']) {
    writeFileSync(file, password);
    await cluster.send({ method: 'GET', path: '/' });
  }
  expect(told.map((header) => Buffer.from(header?.slice(6) ?? '', 'base64').toString())).toEqual([
    'me:one',
    'me:zwö:lf',
  ]);
  await cluster.close();
  server.close();
  rmSync(folder, { recursive: true });
});
