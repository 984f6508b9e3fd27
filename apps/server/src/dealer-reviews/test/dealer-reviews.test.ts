import type { Asker } from '@forecourt/domain/account/asker';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { browse, linkIn, openAccountDesk } from '../../accounts/test/account-desk.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { countDue } from '../../console/count-due.ts';
import { ask } from '../../dealer-portal/test/shopper-leads.ts';
import { addStaff } from '../../dealer-staff/staff.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { moreQueued } from '../../reviews/decision.ts';
import { deleteOwnReview } from '../../reviews/own-reviews.ts';
import { reportReview } from '../../reviews/reports.ts';
import { answerReview, countUnanswered } from '../answer-review.ts';
import { dealerReviewKeeping } from '../dealer-review-keeping.ts';
import { decideDealerReview, readDealerQueue } from '../decide-dealer-review.ts';
import { findAskedCars } from '../find-asked-cars.ts';
import { findDealerReviewBefore, findOwnDealerReviews } from '../own-dealer-reviews.ts';
import { readDealerReviews } from '../read-dealer-reviews.ts';
import { dealerReviews, reportedDealerReviews } from '../tables.ts';
import { writeDealerReview } from '../write-dealer-review.ts';

const [first] = dealersCars;
if (!first) throw new Error('no dealer');
const car = first;
const other = dealersCars.find(({ owner }) => owner.id !== car.owner.id);
const ownerId = car.owner.id;
const now = Date.now();
const queue = { enqueue: async () => {} };

const typed = {
  visit: 'bought',
  overall: '5',
  service: '4',
  wasThere: 'yes',
  paidListed: 'yes',
  title: 'As told',
  text: 'They had the car where they said, at the price that they said.',
};

const person = (personId: string, email: string): Asker => ({
  kind: 'person',
  personId,
  sessionId: 's',
  name: 'Dana',
  visitorId: null,
  consumer: { consumerId: personId, email },
});

describe.each(engines)('what shoppers say of dealers, on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
  });
  beforeEach(async () => {
    await opened.database.execute(sql`truncate dealer_reviews, dealer_review_reports`);
  });
  afterAll(() => opened.close());

  /** Somebody who asked the dealer about a car. */
  async function shopper(name = 'dana') {
    const email = ownAddress(name);
    const { id: lead } = await ask(opened.database, car, { fromEmailAddress: email });
    const asker = person(email, email);
    const keeper = `person:${email}`;
    const write = (changes: Record<string, string> = {}, dealer = ownerId) =>
      writeDealerReview(opened.database, { asker, now }, dealer, { ...typed, lead, ...changes });
    return { email, keeper, lead, write };
  }

  async function decideAll(state: 'approved' | 'rejected', reason: string | null = null) {
    for (const { id, version } of await readDealerQueue(opened.database))
      await decideDealerReview({ ...opened, queue }, 'rosa', {
        id,
        version,
        state,
        reason,
        turnsOver: false,
      });
  }
  const shown = async () => readDealerReviews(opened.database, ownerId, { shown: 4, now });

  test('is shown once it was approved, with the car that was asked about', async () => {
    const { write, email } = await shopper();
    expect(await write()).toEqual({ status: 'KEPT' });
    expect(await shown()).toMatchObject({ count: 0, newest: [] });
    await decideAll('approved');
    const { name } = (await findAskedCars(opened.database, ownerId, email))[0] ?? {};
    expect(await shown()).toMatchObject({
      count: 1,
      average: null,
      shares: { wasThere: null, paidListed: null },
      newest: [{ title: 'As told', authorName: 'Dana', car: name, visit: 'bought', answer: null }],
    });
    const [entry] = await readAudit(opened.database, {
      actor: 'rosa',
      act: null,
      text: null,
      before: null,
      limit: 1,
    });
    expect(entry).toMatchObject({ act: 'dealer-review.approve' });
    expect(entry?.subject).toContain(`dealer ${ownerId}`);
  });

  test('is reported once by each while it is shown, and then waits for another decision', async () => {
    const { write } = await shopper();
    await write();
    const [{ id = '' } = {}] = await readDealerQueue(opened.database);
    const report = (keeper: string | null, reported = id) =>
      reportReview(opened.database, reportedDealerReviews, reported, { keeper, now });
    expect(await report('visitor:1'), 'nobody reads it yet').toBe('gone');
    await decideAll('approved');
    expect(await readDealerQueue(opened.database)).toEqual([]);
    expect(await report(null)).toBe('unknown');
    expect(await report('visitor:1', 'none')).toBe('gone');
    expect([await report('visitor:1'), await report('visitor:1')]).toEqual(['kept', 'kept']);
    expect(await report('visitor:2')).toBe('kept');
    expect(await readDealerQueue(opened.database)).toMatchObject([
      { id, state: 'approved', reports: 2 },
    ]);
    expect((await countDue(opened.database, 'operator')).reviews, 'once, by whomever').toBe(1);
    await decideAll('approved');
    expect(await readDealerQueue(opened.database), 'it stays, and the reports are settled').toEqual(
      [],
    );
    await report('visitor:3');
    await dealerReviewKeeping(opened.database).forget({ key: 'visitor:3', email: null });
    expect(await readDealerQueue(opened.database), 'who reported it is forgotten').toEqual([]);
    await report('visitor:4');
    await decideAll('rejected', 'It names somebody.');
    expect((await shown()).count).toBe(0);
  });

  test('waits behind the oldest two hundred', async () => {
    await opened.database.execute(sql`
      insert into dealer_reviews (id, owner_id, author_name, car, visit, overall, title, body, written_at)
      select gen_random_uuid(), ${ownerId}::bigint, 'Dana', 'a car', 'asked', 5, 'Number ' || number, 'Text',
        timestamptz '2026-01-01' + make_interval(days => number)
      from generate_series(0, 200) as number`);
    const queue = await readDealerQueue(opened.database);
    expect(queue).toHaveLength(200);
    expect(queue.map(({ title }) => title)).not.toContain('Number 200');
    expect([moreQueued(199), moreQueued(200)]).toEqual(['', expect.stringContaining('oldest 200')]);
  });

  test('is of who asked this dealer, and of nobody who works there', async () => {
    const { write, email } = await shopper();
    const notAsked = { status: 'INVALID', problems: { lead: expect.any(String) } };
    expect(await write({ lead: crypto.randomUUID() })).toEqual(notAsked);
    expect(await write({}, other?.owner.id)).toEqual(notAsked);
    const visitor = { kind: 'visitor', visitorId: 'v' } as const;
    expect(
      await writeDealerReview(opened.database, { asker: visitor, now }, ownerId, typed),
    ).toEqual({ status: 'SIGN_IN' });
    await addStaff(opened.database, 'test', { email, ownerId, name: 'D', role: 'member' });
    expect(await write()).toEqual({ status: 'INVALID', problems: { form: expect.any(String) } });
    expect(await readDealerQueue(opened.database)).toEqual([]);
    await opened.database.execute(sql`delete from dealer_staff`);
  });

  test('what is typed wrong is told at its field; a robot is told nothing', async () => {
    const { write } = await shopper();
    expect(await write({ overall: '9', text: 'short' })).toEqual({
      status: 'INVALID',
      problems: { overall: expect.any(String), text: expect.any(String) },
    });
    expect(await write({ textPot: 'x' })).toEqual({ status: 'KEPT' });
    expect(await readDealerQueue(opened.database)).toEqual([]);
  });

  test('another one of the same person takes its place, is read again, and loses the answer', async () => {
    const { write } = await shopper();
    await write();
    await decideAll('approved');
    const [{ id = '', writtenAt: at = '' } = {}] = (await shown()).newest;
    const said = { id, ownerId, writtenAt: new Date(at), answer: 'Thank you.' };
    await answerReview(opened.database, 'cora', said);
    expect((await shown()).newest[0]?.answer).toBe('Thank you.');
    await reportReview(opened.database, reportedDealerReviews, id, { keeper: 'visitor:1', now });
    await write({ title: 'Not so good' });
    expect((await shown()).count).toBe(0);
    expect(await readDealerQueue(opened.database), 'the words before were reported').toMatchObject([
      { id, state: 'waiting', reports: 0 },
    ]);
    await decideAll('approved');
    expect((await shown()).newest).toMatchObject([{ id, title: 'Not so good', answer: null }]);
  });

  test('is written anew from what was told, which is taken as it is', async () => {
    const { write, keeper, email, lead } = await shopper();
    const cars = await findAskedCars(opened.database, ownerId, email);
    const before = () => findDealerReviewBefore(opened.database, { keeper, ownerId, cars });
    const fields = async () => (await before())?.fields;
    expect(await before()).toBeNull();
    await write({ service: '', wasThere: 'no' });
    const found = (await fields()) ?? {};
    expect(found).toMatchObject({ ...typed, lead, service: '', wasThere: 'no' });
    expect(await write(found)).toEqual({ status: 'KEPT' });
    expect(await fields()).toEqual(found);
  });

  test('a decision of what was changed meanwhile, or decided already, changes nothing', async () => {
    const { write } = await shopper();
    await write();
    const [{ id = '', version = '' } = {}] = await readDealerQueue(opened.database);
    const decide = (more: object = {}) =>
      decideDealerReview({ ...opened, queue }, 'rosa', {
        id,
        version,
        state: 'approved',
        reason: null,
        turnsOver: false,
        ...more,
      });
    await write({ title: 'Buy my tires' });
    await expect(decide()).rejects.toThrow(/was changed meanwhile/);
    const [again] = await readDealerQueue(opened.database);
    await decide({ version: again?.version });
    await expect(decide({ version: again?.version, state: 'rejected' })).rejects.toThrow(
      /was approved already/,
    );
    const over = { version: again?.version, state: 'rejected', turnsOver: true };
    await expect(decide(over), 'its author reads why').rejects.toThrow('expected a sentence');
    await decide({ ...over, reason: 'It names somebody.' });
    expect((await shown()).count).toBe(0);
  });

  test('a dealer answers what is shown of itself, and nothing else', async () => {
    const { write } = await shopper();
    await write();
    const [{ id = '' } = {}] = await readDealerQueue(opened.database);
    const answer = (dealer: number, words: string | null, writtenAt = new Date(now)) =>
      answerReview(opened.database, 'cora', { id, ownerId: dealer, writtenAt, answer: words });
    expect(await answer(ownerId, 'Too early')).toEqual({ status: 'GONE' });
    await decideAll('approved');
    expect(await answer(other?.owner.id ?? 0, 'Not ours')).toEqual({ status: 'GONE' });
    expect(await answer(ownerId, 'To what was there before', new Date(now - 1000))).toEqual({
      status: 'GONE',
    });
    expect(await countUnanswered(opened.database, ownerId, now)).toBe(1);
    expect(await answer(ownerId, 'Thank you.')).toEqual({ status: 'DONE' });
    expect(await countUnanswered(opened.database, ownerId, now)).toBe(0);
    expect(await answer(ownerId, null)).toEqual({ status: 'DONE' });
    expect((await shown()).newest[0]?.answer).toBeNull();
  });

  test('averages and shares are of five at least, and of two years at most', async () => {
    for (const at of [0, 1, 2, 3, 4]) {
      const { write } = await shopper(`dana${at}`);
      await write(at === 0 ? { wasThere: 'no', overall: '2' } : { service: '' });
    }
    await decideAll('approved');
    expect(await shown()).toMatchObject({
      count: 5,
      average: 4.4,
      distribution: [4, 0, 0, 1, 0],
      categories: [],
      shares: { wasThere: { yes: 4, of: 5 }, paidListed: { yes: 5, of: 5 } },
    });
    expect((await shown()).newest).toHaveLength(4);
    await opened.database.execute(sql`update dealer_reviews set written_at = written_at - interval '25 months'
      where overall = 2`);
    expect(await shown()).toMatchObject({ count: 4, average: null });
  });

  test('what cannot be read leaves the page of its author without it', async () => {
    const desk = openAccountDesk(opened.database, {
      beforeCall: (called) => {
        if (called === 'dealer-review-form') throw new Error('away');
      },
    });
    const browser = browse(desk.app);
    await browser.act('signUp', { email: ownAddress('dana'), password: 'oyster staircase' });
    const [mail] = await desk.deliver();
    await browser.act('followLink', linkIn(mail ?? { text: '' }));
    expect((await browser.act('findOwnDealerReviews')).value).toBeNull();
  });

  test('its author sees what became of it, takes it along in a file, and deletes it', async () => {
    const { write, keeper } = await shopper();
    const another = await shopper('kim');
    await write();
    const rejectedBecause = 'It names somebody.';
    await decideAll('rejected', rejectedBecause);
    const listed = () => findOwnDealerReviews(opened.database, keeper);
    const [own] = await listed();
    expect(own).toMatchObject({
      ownerId,
      dealer: car.owner.name,
      state: 'rejected',
      rejectedBecause,
    });
    const kept = dealerReviewKeeping(opened.database);
    const file = await kept.exportOf({ key: keeper, email: null });
    expect(file).toMatchObject([{ title: 'As told', text: typed.text, car: expect.any(String) }]);
    const id = own?.id ?? '';
    const remove = (who: string) =>
      deleteOwnReview(opened.database, dealerReviews, { keeper: who, id });
    expect(await remove(another.keeper)).toBe(false);
    expect(await remove(keeper)).toBe(true);
    expect(await remove(keeper)).toBe(true);
    expect(await listed()).toEqual([]);
    await write();
    await kept.forget({ key: keeper, email: null });
    expect(await listed()).toEqual([]);
  });
});
