import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { KeyRing, ringOf } from '../../platform/secrets/key-ring.ts';
import { writeSignedCookie } from '../../platform/secrets/signed-cookie.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

test('a page gives a browser its cookie anew once another key signs, and nobody else may store it', async () => {
  const engine = new LocalSearch(
    createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
  );
  const old = { version: 1, value: 'the old key of tests', signsAt: 0 };
  const young = { version: 2, value: 'the new key of tests', signsAt: 0 };
  const cookieBy = async (keyRing: KeyRing) => {
    const app = new Hono().get('/', async (context) => {
      await writeSignedCookie(context, 'visitor', 'somebody', {
        keyRing,
        maxAgeSeconds: 60,
        isSecure: false,
      });
      return context.text('');
    });
    return (await app.request('/')).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const look = async (keyRing: KeyRing, Cookie: string, type = 'text/html; charset=utf-8') => {
    const app = createQuietApp({
      database: opened.database,
      engine,
      keyRing,
      pages: async () => new Response('a page', { headers: { 'Content-Type': type } }),
    });
    const headers = { Cookie, 'User-Agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0' };
    const answer = await app.request('http://localhost/cars-for-sale', { headers });
    return {
      sent: answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]),
      stored: answer.headers.get('Cache-Control'),
    };
  };
  const both = new KeyRing(() => [old, young]);
  const sent = await cookieBy(ringOf(old.value));
  const renewed = await cookieBy(ringOf(young.value));
  expect(await look(both, sent)).toEqual({ sent: [renewed], stored: 'private, no-store' });
  expect((await look(both, renewed)).sent, 'once is enough').toEqual([]);
  expect((await look(both, sent, 'application/json')).sent).toEqual([]);
  expect((await look(ringOf(old.value), sent)).sent).toEqual([]);
  expect((await look(ringOf(young.value), sent)).sent, 'the old key is gone').toEqual([]);
});
