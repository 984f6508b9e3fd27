import { certifiedPrograms } from '@forecourt/catalog/editorial/certified-programs';
import { expect, test } from 'vitest';
import { withCalls } from '../../../test/calls.ts';
import { contentRoutes } from '../routes.ts';

const app = withCalls(contentRoutes());
const ask = (path: string) => app.request(`http://localhost/cars-for-sale/content/${path}`);

test('content about certified cars is told as JSON, and each program by its id [calls.content]', async () => {
  const answer = await ask('certified.json');
  expect(answer.headers.get('Cache-Control')).toContain('public');
  expect(await answer.json()).toMatchObject({
    underYears: 6,
    underMiles: 80_000,
    inspectionPoints: 172,
    programs: certifiedPrograms.map(({ productId, makeCode }) => ({ productId, makeCode })),
  });
  const program = await ask('certified-program/ford-certified');
  expect(await program.json()).toEqual(certifiedPrograms[0]);
  const none = await ask('certified-program/none');
  expect([none.status, await none.json()]).toMatchObject([404, { code: 'not_found' }]);
});
