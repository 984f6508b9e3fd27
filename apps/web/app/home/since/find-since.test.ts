import { expect, test } from 'vitest';
import type { AppContext } from '../../app-context.ts';
import { findSince } from './find-since.ts';

const search = {
  id: 'a',
  title: 'Used Civic',
  searchName: '',
  details: [],
  savedOn: '',
  counts: { total: 64, added: 3, isMore: false },
};

function open(isKnown: boolean) {
  const asked: (string | null)[] = [];
  const app = {
    isKnown,
    today: '2026-11-28',
    origin: 'https://cars.example',
    asker: () => ({ kind: 'visitor', visitorId: 'v1' }),
    services: {
      findSavedChanges: async (_: unknown, since: string | null) => {
        asked.push(since);
        return [];
      },
      findBookmarkNews: async () => [search],
    },
  } as unknown as AppContext;
  return { app, asked };
}

test('a browser that keeps nothing is told nothing, and its page may be for everybody', async () => {
  const app = { isKnown: false } as AppContext;
  expect(await findSince('lastVisit=2026-11-10', app)).toEqual({ since: null, headers: {} });
});

test('news is of after the last visit, and this visit is the next one’s last', async () => {
  const { app, asked } = open(true);
  const { since, headers } = await findSince('lastVisit=2026-11-10', app);
  expect(asked).toEqual(['2026-11-10']);
  expect(since).toMatchObject({ when: 'Tuesday, November 10.', rows: [{ title: 'Used Civic' }] });
  expect(headers['Set-Cookie']).toBe(
    'lastVisit=2026-11-28.2026-11-10; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly; Secure',
  );
  expect(headers['Cache-Control']).toBe('private, no-store');
  const again = await findSince('lastVisit=2026-11-28.2026-11-10', app);
  expect([again.since, asked]).toEqual([since, ['2026-11-10', '2026-11-10']]);
});

test('of who was never here before, it is since it was saved', async () => {
  const { app, asked } = open(true);
  const { since } = await findSince(null, app);
  expect([since?.when, asked]).toEqual([null, [null]]);
});
