import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { addBookmark, moveBookmarks, removeBookmark } from '../../bookmarks/bookmark-store.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { keepDevice } from '../../push/devices.ts';
import { startPushService } from '../../push/test/push-service.ts';
import { alertJobs } from '../alert-jobs.ts';
import { alertKeeping } from '../alert-keeping.ts';
import { alertJobNames } from '../alert-parts.ts';
import { setRhythm } from '../mail/alert-subject.ts';
import { openAlertDesk } from './alert-desk.ts';

type Desk = Awaited<ReturnType<typeof openAlertDesk>>;

const civics = { brand: 'atc', title: 'Civics', searchName: 'Honda Civic' };

describe.each(engines)('searches that are removed, on %s', (_, open) => {
  let desk: Desk;
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    service = await startPushService();
    desk = await openAlertDesk(await open(), [service.origin]);
    for (const visitorId of ['v', 'w']) {
      const { endpoint, token } = service.subscribe(`/${visitorId}`);
      const { keys } = JSON.parse(token);
      const device = { brand: 'atc', pixall_id: '', subscription: { endpoint, keys } } as const;
      await keepDevice(desk.database, { visitorId, sessionId: null }, device);
    }
    // Nothing before the first look is news.
    await desk.add();
    await desk.follow();
  });
  beforeEach(async () => {
    desk.waitForNoon();
    await desk.database.execute(sql`delete from search_bookmarks`);
    await desk.database.execute(sql`delete from alert_rhythms`);
  });
  afterAll(async () => {
    await service.stop();
    await desk.close();
  });

  let made = 0;
  async function saved(keeper: string): Promise<string> {
    made += 1;
    const search = {
      ...civics,
      parameters: { makeCode: ['HONDA'], modelCode: ['CIVIC'] },
      savedAt: new Date(made),
    };
    const id = await addBookmark(desk.database, keeper, search, 99);
    if (id === null) throw new Error('no room');
    return id;
  }
  const forget = async () => {
    const job = alertJobs(desk.parts)[alertJobNames.forget];
    await job?.handler({ id: '', data: {}, retries: 0 });
  };
  const lastOutcome = () =>
    rowsOf(desk.database, sql`select outcome from alert_messages order by created_at desc limit 1`);
  const rhythms = () =>
    rowsOf(
      desk.database,
      sql`select chosen_by as keeper, source from alert_rhythms order by chosen_by, source`,
    );

  const waitingNews = () =>
    rowsOf(
      desk.database,
      sql`select recipient from alert_news where collected_at is null order by recipient`,
    );

  test.each([
    ['is there', 1, 'sent', async () => {}],
    [
      'was removed',
      0,
      'unwanted',
      async (id: string) => void (await removeBookmark(desk.database, 'visitor:v', id)),
    ],
    [
      'is to be told of never',
      0,
      'unwanted',
      (id: string) => setRhythm(desk.database, `bookmark:${id}`, 'never'),
    ],
  ])('a notice that waits when its search %s', async (_name, notices, outcome, end) => {
    const id = await saved('visitor:v');
    await desk.add();
    await desk.follow();
    expect(desk.waiting).toHaveLength(1);
    await end(id);
    await desk.deliver();
    expect(service.taken.splice(0)).toHaveLength(notices);
    expect(await lastOutcome()).toEqual([{ outcome }]);
  });

  test('a search of a brand that is gone is told under the main one, and keeps nobody from being told', async () => {
    await desk.addPerson('ann');
    const [id] = [await saved('person:ann'), await saved('visitor:v')];
    await setRhythm(desk.database, `bookmark:${id}`, 'at-once');
    await desk.database.execute(
      sql`update search_bookmarks set brand = 'gone' where id::text = ${id}`,
    );
    await desk.add();
    await desk.follow();
    const mails = await desk.deliver();
    expect(service.taken.splice(0)).toHaveLength(1);
    expect(mails).toMatchObject([{ to: 'ann@people.example', fromName: requireBrand('atc').name }]);
  });

  test('at night what was chosen for it, and its news that nobody was told, are forgotten', async () => {
    const ids = [await saved('visitor:v'), await saved('visitor:w')];
    for (const id of ids) await setRhythm(desk.database, `bookmark:${id}`, 'weekly');
    await setRhythm(desk.database, 'cars:visitor:v', 'daily');
    await desk.add();
    await desk.follow();
    const told = ['visitor:v', 'visitor:w'].map((recipient) => ({ recipient }));
    expect(await waitingNews()).toEqual(told);
    await removeBookmark(desk.database, 'visitor:v', String(ids[0]));
    await forget();
    expect(await rhythms()).toEqual([
      { keeper: 'visitor:v', source: 'cars' },
      { keeper: 'visitor:w', source: `bookmark:${ids[1]}` },
    ]);
    expect(await waitingNews()).toEqual(told.slice(1));
  });

  test('saved again on the day when it was removed, it has the rhythm that was chosen', async () => {
    const id = await saved('visitor:v');
    await setRhythm(desk.database, `bookmark:${id}`, 'weekly');
    const removed = await removeBookmark(desk.database, 'visitor:v', id);
    if (!removed) throw new Error('it was not there');
    await addBookmark(desk.database, 'visitor:v', removed, 99);
    await forget();
    expect(await rhythms()).toEqual([{ keeper: 'visitor:v', source: `bookmark:${id}` }]);
  });

  test('what a browser chose outlives the night before who signed in there has it', async () => {
    const id = await saved('visitor:v');
    const double = await saved('visitor:w');
    for (const one of [id, double]) await setRhythm(desk.database, `bookmark:${one}`, 'weekly');
    await moveBookmarks(desk.database, 'visitor:v', 'person:p');
    await moveBookmarks(desk.database, 'visitor:w', 'person:p');
    await forget();
    for (const keeper of ['visitor:v', 'visitor:w'])
      await alertKeeping(desk.database).move?.(keeper, 'person:p', '');
    expect(await rhythms()).toEqual([{ keeper: 'person:p', source: `bookmark:${id}` }]);
  });
});
