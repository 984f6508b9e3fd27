import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { parseConfig } from '../config.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);
const folder = join(tmpdir(), 'forecourt-no-mails');
const mailRoute = { kind: 'folder', folder, from: 'test@cars.example' } as const;
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' }, headers: {} } };

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

test.each([
  ['production', 'https://cars.example', 404],
  ['production', '', 200],
  ['development', 'https://cars.example', 200],
])(
  'in %s with the public address “%s” the mailbox answers this machine %i',
  async (environment, address, status) => {
    const config = parseConfig({ NODE_ENV: environment, PUBLIC_URL: address });
    const app = createQuietApp({
      database: opened.database,
      engine,
      config,
      mailRoute,
      pages: async () => new Response('', { status: 404 }),
    });
    const answer = await app.request('http://localhost/dev/mailbox', {}, here);
    expect(answer.status).toBe(status);
  },
);
