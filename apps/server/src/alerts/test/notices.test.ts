import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { keepDevice } from '../../push/devices.ts';
import { startPushService } from '../../push/test/push-service.ts';
import { openAlertDesk } from './alert-desk.ts';

let desk: Awaited<ReturnType<typeof openAlertDesk>>;
let service: Awaited<ReturnType<typeof startPushService>>;
let searchId: string | null;
beforeAll(async () => {
  service = await startPushService();
  desk = await openAlertDesk(await openInMemory(), [service.origin]);
  // Nothing before the first look is news.
  await desk.add({ modelCode: 'ACCORD' });
  await desk.follow();
  const { endpoint, token } = service.subscribe('/phone');
  const { keys } = JSON.parse(token);
  const device = { brand: 'atc', pixall_id: '', subscription: { endpoint, keys } } as const;
  await keepDevice(desk.database, { visitorId: 'v', sessionId: null }, device);
  searchId = await desk.saveSearch('visitor:v', { makeCode: ['HONDA'], modelCode: ['CIVIC'] });
});
beforeEach(() => desk.waitForNoon());
afterAll(async () => {
  await service.stop();
  await desk.close();
});

async function nextNotices() {
  await desk.follow();
  await desk.deliver();
  return service.taken.splice(0).map(({ notice }) => notice);
}

test('a notice of several new cars says so, and one of lower prices as well speaks of changes', async () => {
  const path = `/cars-for-sale?searchBookmarkId=${searchId}`;
  const cars = [await desk.add(), await desk.add()];
  expect(await nextNotices()).toMatchObject([{ title: 'New cars | Forecourt', path }]);
  for (const car of cars) await desk.reprice(car, 18_000);
  await desk.add();
  expect(await nextNotices()).toMatchObject([
    { title: 'Changes in a search that you saved | Forecourt', path },
  ]);
});
