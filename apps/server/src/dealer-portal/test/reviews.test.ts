import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { dealerReviews } from '../../dealer-reviews/tables.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { comeAs, openPortalDesk } from './portal-desk.ts';

const [dealer, another] = [...new Map(dealersCars.map(({ owner }) => [owner.id, owner])).values()];
if (!dealer || !another) throw new Error('no dealers');
const owner = dealer;

describe.each(engines)('what shoppers say, in the rooms of a dealer, on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
    // Those of the demo.
    await opened.database.delete(dealerReviews);
  });
  afterAll(() => opened.close());

  test('is seen as its page shows it, and answered as it was read', async () => {
    const writtenAt = new Date();
    const id = crypto.randomUUID();
    const review = {
      id,
      keeper: 'person:1',
      ownerId: owner.id,
      authorName: 'Dana',
      overall: 4,
      writtenAt,
      car: '2020 Honda CR-V',
      visit: 'bought' as const,
      title: 'As told',
      body: 'And so it was.',
    };
    const other = { ...review, id: crypto.randomUUID(), ownerId: another?.id ?? 0 };
    await opened.database
      .insert(dealerReviews)
      .values([review, other].map((one) => ({ ...one, state: 'approved' as const })));
    const email = ownAddress('cora');
    const browser = await comeAs(openPortalDesk(opened.database), opened.database, email, [owner]);
    const look = () => browser.ask('GET', '/dealer-portal/reviews');
    const see = async () => (await look()).shown;
    const countBeside = async () => (await look()).frame.counts.unanswered;
    const act = async (name: string, fields: object) => {
      const { httpStatus, headers, ...answer } = await browser.ask(
        'POST',
        `/dealer-portal/review.${name}`,
        { id, writtenAt: writtenAt.toISOString(), ...fields },
      );
      return answer;
    };

    expect(await see()).toMatchObject({ reviews: { count: 1 }, unanswered: 1 });
    expect(await countBeside()).toBe(1);
    expect(await act('answer', { answer: ' ' })).toEqual({
      status: 'INVALID',
      problems: { answer: 'expected what you say to it' },
    });
    const refused = { status: 'REFUSED', sentence: expect.stringMatching(/is not shown any more/) };
    const older = new Date(writtenAt.getTime() - 1).toISOString();
    expect(await act('answer', { answer: 'Thanks', writtenAt: older })).toMatchObject(refused);
    const lines = { answer: 'x\r\n'.repeat(600), id: other.id };
    expect(await act('answer', lines), 'no longer than typed').toMatchObject(refused);
    for (const wrong of [{ id: 'one' }, { writtenAt: 'today' }])
      expect(await act('answer', { answer: 'Thanks', ...wrong })).toEqual({ status: 'MISSING' });
    expect(await act('answer', { answer: 'Thanks, Dana.' })).toEqual({ status: 'DONE' });
    const [newest] = (await see()).reviews.newest;
    expect(newest).toMatchObject({ id, answer: 'Thanks, Dana.' });
    expect(await countBeside()).toBe(0);
    const late = await act('answer', { answer: 'No.', was: '' });
    expect(late).toEqual({
      status: 'REFUSED',
      sentence: expect.stringContaining('the answer is “Thanks, Dana.” now'),
    });
    expect(await act('take-back', { was: 'Thanks.' })).toMatchObject({ status: 'REFUSED' });
    const twice = { answer: 'Thanks, Dana.', was: '' };
    expect(await act('answer', twice), 'pressed twice').toEqual({ status: 'DONE' });
    expect((await see()).reviews.newest).toMatchObject([{ answer: 'Thanks, Dana.' }]);
    expect(await act('take-back', { was: 'Thanks, Dana.' })).toEqual({ status: 'DONE' });
    expect(await act('answer', { answer: 'Hm.', was: 'Thanks, Dana.' })).toEqual({
      status: 'REFUSED',
      sentence: expect.stringContaining('is taken back'),
    });
    expect(await see()).toMatchObject({ unanswered: 1 });
    const log = await readAudit(opened.database, {
      actor: email,
      act: null,
      text: null,
      before: null,
      limit: 9,
    });
    expect(log.map((entry) => entry.act)).toEqual([
      'dealer-review.unanswer',
      'dealer-review.answer',
      'dealer-review.answer',
    ]);
  });
});
