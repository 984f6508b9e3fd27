import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { addBookmark, removeBookmark } from '../../bookmarks/bookmark-store.ts';
import { setRhythm } from '../mail/alert-subject.ts';
import { openAlertDesk } from './alert-desk.ts';

type Desk = Awaited<ReturnType<typeof openAlertDesk>>;

const hour = 60;
const week = 7 * 24 * hour;

describe.each(engines)('several searches that find a car, on %s', (_, open) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openAlertDesk(await open());
    // Nothing before the first look is news.
    await desk.add();
    await desk.follow();
    await desk.addPerson('ann');
  });
  beforeEach(async () => {
    desk.waitForNoon();
    for (const table of ['search_bookmarks', 'saved_cars', 'alert_rhythms'])
      await desk.database.execute(sql`delete from ${sql.identifier(table)}`);
  });
  afterAll(() => desk.close());

  let made = 0;
  async function saved(title: string, rhythm: Parameters<typeof setRhythm>[2], more = {}) {
    made += 1;
    const search = {
      brand: 'atc',
      title,
      searchName: 'Honda Civic',
      parameters: { makeCode: ['HONDA'], modelCode: ['CIVIC'], ...more },
      savedAt: new Date(made),
    };
    const id = await addBookmark(desk.database, 'person:ann', search, 99);
    if (id === null) throw new Error('no room');
    await setRhythm(desk.database, `bookmark:${id}`, rhythm);
    return id;
  }
  /** What is told within so many minutes. */
  const told = async (minutes = 1) => {
    await desk.follow(minutes);
    return (await desk.deliver()).map(({ subject }) => subject);
  };

  test('the soonest of them tells, and what waits of the others tells it no more', async () => {
    await saved('Weekly', 'weekly', { maxPrice: ['30000'] });
    await saved('At once', 'at-once');
    await saved('Daily', 'daily', { maxPrice: ['29000'] });
    await desk.add();
    expect(await told()).toEqual([expect.stringMatching(/^At once: /)]);
    expect(await told(week)).toEqual([]);
  });

  test('a saved car that is told of weekly holds up no search', async () => {
    const car = await desk.add();
    await told();
    await desk.saveCar('person:ann', car);
    await setRhythm(desk.database, 'cars:person:ann', 'weekly');
    await saved('At once', 'at-once');
    await desk.reprice(car, 18_000);
    expect(await told()).toEqual([expect.stringMatching(/^At once: .* costs \$2,000 less$/)]);
    expect(await told(week)).toEqual([]);
  });

  test.each([
    ['deleted', (id: string) => removeBookmark(desk.database, 'person:ann', id)],
    ['set to never', (id: string) => setRhythm(desk.database, `bookmark:${id}`, 'never')],
  ])('when the soonest is %s meanwhile, another tells', async (_how, end) => {
    const daily = await saved('Daily', 'daily');
    await saved('Weekly', 'weekly', { maxPrice: ['30000'] });
    await desk.add();
    expect(await told(hour)).toEqual([]);
    await end(daily);
    expect(await told(week)).toEqual([expect.stringMatching(/^Weekly: /)]);
    expect(await told(week)).toEqual([]);
  });

  test('a car that is saved no more is told of by the search that finds it', async () => {
    const car = await desk.add();
    await desk.saveCar('person:ann', car);
    await setRhythm(desk.database, 'cars:person:ann', 'daily');
    await saved('Weekly', 'weekly');
    await desk.reprice(car, 17_000);
    expect(await told(hour)).toEqual([]);
    await desk.database.execute(sql`update saved_cars set removed_at = now()`);
    expect(await told(week)).toEqual([expect.stringMatching(/^Weekly: /)]);
  });
});
