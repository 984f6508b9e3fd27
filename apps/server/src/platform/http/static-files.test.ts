import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-files-'));
let app: Hono;
beforeAll(() => {
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not to be served');
  writeFileSync(join(folder, 'client/robots.txt'), 'plain');
  writeFileSync(join(folder, 'client/assets/entry-a1.js'), 'plain');
  writeFileSync(join(folder, 'client/assets/entry-a1.js.br'), 'small');
  app = new Hono().use(staticFiles(join(folder, 'client'))).get('*', (c) => c.text('a page'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('a file of the folder', () => {
  test('is served with its type, and for ever where its name has a hash', async () => {
    const script = await get('/assets/entry-a1.js');
    expect(await script.text()).toBe('plain');
    expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/robots.txt')).headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('is served from its copy to who reads that', async () => {
    const copy = await get('/assets/entry-a1.js', { 'Accept-Encoding': 'gzip, br, zstd' });
    expect(await copy.text()).toBe('small');
    expect(copy.headers.get('Content-Encoding')).toBe('br');
    const whole = await get('/assets/entry-a1.js', { 'Accept-Encoding': 'gzip' });
    expect(await whole.text()).toBe('plain');
    expect(whole.headers.get('Content-Encoding')).toBeNull();
  });
});

test.each(['/', '/assets', '/cars-for-sale', '/../secret.txt', '/..%2fsecret.txt', '/%00', '/%'])(
  'what is no file of it is left to others: %s',
  async (path) => {
    expect(await (await get(path)).text()).toBe('a page');
  },
);
