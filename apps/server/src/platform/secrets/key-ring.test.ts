import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { KeyRing, type RingKey, ringOf } from './key-ring.ts';
import { readSignedCookie, writeSignedCookie } from './signed-cookie.ts';

const key = (version: number, signsAt = 0): RingKey => ({
  version,
  signsAt,
  value: `the value of key ${version}`,
});
const ring = (...keys: RingKey[]) => new KeyRing(() => keys);
const versions = ({ keys }: KeyRing) => keys.map(({ version }) => version);

test('the newest key signs that all processes know; every one is accepted', () => {
  const soon = performance.now() + 60_000;
  expect(versions(ring(key(1), key(2)))).toEqual([2, 1]);
  expect(versions(ring(key(1), key(2), key(3, soon)))).toEqual([2, 3, 1]);
  expect(versions(ring(key(4, soon), key(5, soon))), 'nobody else is there to sign').toEqual([
    4, 5,
  ]);
  const old = ring(key(1));
  const both = ring(key(1), key(2));
  const fresh = ring(key(2));
  expect(both.hasSigned('text', old.sign('text'))).toBe(true);
  expect(both.hasSigned('text', both.sign('text').slice(0, 27), 27)).toBe(true);
  expect(both.hasSigned('text', old.sign('another text'))).toBe(false);
  expect(fresh.hasSigned('text', old.sign('text'))).toBe(false);
  expect(both.pseudonym('text'), 'counts go on').toBe(old.pseudonym('text'));
  expect(both.derive('one').hasSigned('text', both.sign('text'))).toBe(false);
  expect(both.derive('one').hasSigned('text', old.derive('one').sign('text'))).toBe(true);
  expect(both.state).not.toBe(old.state);
});

test('a cookie tells whether another key signs by now', async () => {
  const jar = async (keyRing: KeyRing) => {
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
  const read = async (keyRing: KeyRing, Cookie: string) => {
    const app = new Hono().get('/', async (context) =>
      context.json({ read: await readSignedCookie(context, 'visitor', keyRing) }),
    );
    const answer = await app.request('/', { headers: { Cookie } });
    return ((await answer.json()) as { read: unknown }).read;
  };
  const sent = await jar(ring(key(1)));
  expect(await read(ring(key(1)), sent)).toEqual({ value: 'somebody', isOld: false });
  expect(await read(ring(key(1), key(2)), sent)).toEqual({ value: 'somebody', isOld: true });
  expect(await read(ring(key(2)), sent)).toBeNull();
  expect(await read(ringOf('any'), '')).toBeNull();
});
