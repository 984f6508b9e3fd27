import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { createStaticHandler, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { createPulse } from '../../platform/pulse.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);

test('a form whose sender leaves before the answer is done to its end, and is no failure', async () => {
  const opened = await openInMemory();
  const pulse = createPulse('search', () => 0);
  const left = new AbortController();
  const router = createStaticHandler([
    {
      path: '/note',
      action() {
        left.abort();
        return redirect('/done', { status: 303 });
      },
    },
  ]);
  const app = createQuietApp({
    database: opened.database,
    engine,
    pulse,
    async pages(request) {
      const answer = await router.query(request);
      return answer instanceof Response ? answer : new Response('', { status: 500 });
    },
  });
  const answer = await app.request(
    new Request('http://localhost/note', {
      method: 'POST',
      body: 'text=hello',
      signal: left.signal,
      headers: {
        Origin: 'http://localhost',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    }),
  );
  expect(answer.status).toBe(303);
  expect(pulse.read(1)).toMatchObject({ requests: 1, failed: 0 });
  await opened.close();
});
