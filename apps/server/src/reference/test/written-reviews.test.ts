import { randomUUID } from 'node:crypto';
import { ratedNames } from '@forecourt/domain/reference/review-words';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import type { QuietAppParts } from '../../../test/quiet-app.ts';
import {
  browse,
  forgetAccounts,
  linkIn,
  openAccountDesk,
} from '../../accounts/test/account-desk.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { reportReview } from '../../reviews/reports.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { readQueue, reportedModelReviews } from '../reviews/review-store.ts';
import { modelReviews, reviewReports } from '../tables.ts';

const now = Date.parse('2026-11-22T23:30:00Z');

describe.each(engines)('reviews of the person who asks, on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    await forgetAccounts(opened.database);
    await opened.database.execute(sql`truncate model_reviews, review_reports`);
  });
  afterAll(() => opened.close());

  const openDesk = (given: Partial<QuietAppParts> = {}) =>
    openAccountDesk(opened.database, { clock: { now: () => now }, ...given });
  type Browser = ReturnType<typeof browse>;

  async function join(desk: ReturnType<typeof openDesk>, email: string): Promise<Browser> {
    const browser = browse(desk.app);
    await browser.act('sendLink', { email });
    const [mail] = await desk.deliver();
    await browser.act('followLink', linkIn(mail ?? { text: '' }));
    return browser;
  }

  async function write(browser: Browser, changes: Record<string, string> = {}): Promise<void> {
    const answer = await browser.act('writeReview', {
      ...Object.fromEntries(ratedNames.map((name) => [name, '4'])),
      modelCode: 'CAMRY',
      year: '2020',
      relation: 'own',
      title: 'It starts',
      text: 'And it goes on. '.repeat(4),
      ...changes,
    });
    expect(answer).toMatchObject({ status: 'KEPT' });
  }

  async function decideAll(state: 'approved' | 'rejected'): Promise<void> {
    for (const seen of await readQueue(opened.database))
      await decideReview({ ...opened, queue: { enqueue: async () => {} } }, 'test', {
        ...seen,
        state,
        reason: state === 'rejected' ? 'It is about a dealer.' : null,
        turnsOver: true,
      });
  }
  const listed = async (browser: Browser) => (await browser.act('findWrittenReviews')).value;
  const remove = async (browser: Browser, id: string) =>
    (await browser.act('deleteReview', { id })).value;
  const shownOf = async (browser: Browser) => {
    const path = '/cars-for-sale/kbbresearch/reference/consumerratings/vehicleId/2020_CAMRY';
    return (await browser.ask('GET', path)).numberOfReviews;
  };

  test('are listed with what became of each, the latest first, and to nobody else', async () => {
    let moment = now;
    const desk = openDesk({ clock: { now: () => moment } });
    const dana = await join(desk, 'dana@example.com');
    const kim = await join(desk, 'kim@example.com');
    expect(await listed(dana)).toEqual([]);
    await write(dana);
    await decideAll('approved');
    moment += 3_600_000;
    await write(dana, { year: '2019', title: 'It rattles' });
    await decideAll('rejected');
    moment += 3_600_000;
    await write(dana, { modelCode: 'CIVIC', title: 'It waits' });
    const known = {
      modelCode: 'CAMRY',
      year: 2020,
      id: expect.any(String),
      rejectedBecause: null,
    };
    expect(await listed(dana)).toEqual([
      {
        ...known,
        modelCode: 'CIVIC',
        title: 'It waits',
        state: 'waiting',
        writtenOn: 'November 23, 2026',
      },
      {
        ...known,
        year: 2019,
        title: 'It rattles',
        state: 'rejected',
        rejectedBecause: 'It is about a dealer.',
        writtenOn: 'November 23, 2026',
      },
      { ...known, title: 'It starts', state: 'approved', writtenOn: 'November 22, 2026' },
    ]);
    expect(await listed(kim)).toEqual([]);
    expect(await listed(browse(desk.app))).toEqual([]);
  });

  test('are shown to nobody from their deletion on, which may be asked for twice', async () => {
    const desk = openDesk();
    const dana = await join(desk, 'dana@example.com');
    await write(dana);
    await decideAll('approved');
    const [{ id }] = await listed(dana);
    await reportReview(opened.database, reportedModelReviews, id, { keeper: 'visitor:1', now });
    expect(await shownOf(dana)).toBe(1);
    expect([await remove(dana, id), await remove(dana, id)]).toEqual([true, true]);
    expect([await listed(dana), await shownOf(dana)]).toEqual([[], 0]);
    expect(await opened.database.select().from(reviewReports)).toEqual([]);
  });

  test('are read again once rewritten, and what was reported were the words before', async () => {
    const desk = openDesk();
    const dana = await join(desk, 'dana@example.com');
    await write(dana);
    await decideAll('approved');
    const [{ id }] = await listed(dana);
    await reportReview(opened.database, reportedModelReviews, id, { keeper: 'visitor:1', now });
    await write(dana, { title: 'It starts well' });
    expect(await readQueue(opened.database)).toMatchObject([{ id, state: 'waiting', reports: 0 }]);
  });

  test('are deleted by their author alone', async () => {
    const desk = openDesk();
    const dana = await join(desk, 'dana@example.com');
    const kim = await join(desk, 'kim@example.com');
    await write(dana);
    const [{ id }] = await listed(dana);
    expect(await remove(kim, id)).toBe(false);
    expect(await remove(browse(desk.app), id)).toBe(false);
    expect(await remove(dana, 'none')).toBe(false);
    expect(await remove(dana, randomUUID())).toBe(true);
    expect(await listed(dana)).toHaveLength(1);
  });

  test('are in the file of the account, and go with it', async () => {
    const desk = openDesk();
    const dana = await join(desk, 'dana@example.com');
    const kim = await join(desk, 'kim@example.com');
    await write(dana);
    await write(kim);
    const { value: file } = await dana.act('exportAccount');
    expect(file.modelReviews).toEqual([
      {
        modelCode: 'CAMRY',
        year: 2020,
        title: 'It starts',
        state: 'waiting',
        authorName: 'A shopper',
        relation: 'own',
        isVerified: false,
        text: 'And it goes on. '.repeat(4).trim(),
        writtenAt: '2026-11-22T23:30:00.000Z',
        ratings: Object.fromEntries(ratedNames.map((name) => [name, 4])),
      },
    ]);
    const { asker } = await dana.read();
    const told = { email: 'dana@example.com', person: asker.personId };
    expect((await dana.act('deleteAccount', told)).value).not.toBeNull();
    expect(await opened.database.select().from(modelReviews)).toHaveLength(1);
    expect(await listed(kim)).toHaveLength(1);
  });

  test('that cannot be read leave the page without them', async () => {
    const desk = openDesk({
      beforeCall: (called) => {
        if (called === 'model-feedback') throw new Error('away');
      },
    });
    expect(await listed(await join(desk, 'dana@example.com'))).toBeNull();
  });
});
