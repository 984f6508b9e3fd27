import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { findDealer } from '../../dealers/find-dealer.ts';
import { findDifferentiator } from '../../dealers/find-differentiator.ts';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { comeAs, openPortalDesk, roomsOf } from './portal-desk.ts';

const request = { listings: 400, seed: 9, today: '2026-11-21' };
const stock = [...generateDemoInventory(request)];
const owners = stock.map(({ owner }) => owner);
const [dealer, another] = owners.filter(({ privateSeller }) => !privateSeller);
if (!dealer || !another) throw new Error('no dealers');
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners,
    listings: stock.flatMap(({ listings }) => listings),
    today: request.today,
  }),
);
const now = Date.parse('2026-11-21T17:00:00Z');
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const allWeek = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`open-${day}`, 'on'],
    [`from-${day}`, '9 am'],
    [`to-${day}`, '8:30 PM'],
  ]),
);

describe.each(engines)('the profile of a dealer on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await loadDemoInventory(opened.database, { request, lastOwnerId: null });
  });
  beforeEach(() => opened.database.execute(sql`delete from rate_counts`));
  afterAll(() => opened.close());

  async function enter(given: Parameters<typeof openPortalDesk>[1] = {}) {
    const clock = { now: () => now };
    const desk = openPortalDesk(opened.database, { engine, clock, ...given });
    const email = ownAddress('staff');
    const staff = await comeAs(desk, opened.database, email, [dealer ?? { id: 0 }]);
    const rooms = roomsOf(staff);
    const see = () => rooms.see('profile');
    const act = (name: string, fields: object) => rooms.act(`profile.${name}`, fields);
    const log = () =>
      readAudit(opened.database, { actor: email, act: null, text: null, before: null, limit: 9 });
    return { see, act, log };
  }
  const present = () => findDealer(opened.database, dealer.id);
  const changesOf = (id: number) =>
    rowsOf(
      opened.database,
      sql`select subject_id from listing_change where kind = 'owner' and subject_id = ${id}::bigint`,
    );

  test('hours are kept as pages read them, told to the log, and to every search index', async () => {
    const { see, act, log } = await enter();
    const before = await changesOf(dealer.id);
    const { 'open-Sunday': _open, ...fields } = allWeek;
    expect(await act('hours', fields)).toMatchObject({ status: 'DONE' });
    const owner = await present();
    expect(owner?.hours[0]).toEqual({ label: 'Monday', open: '9:00 AM', close: '8:30 PM' });
    expect(owner?.hours[6]).toEqual({ label: 'Sunday', open: null, close: null });
    expect(owner).toMatchObject({ name: dealer.name, nameplates: dealer.nameplates });
    expect((await see()).shown.hours[0]).toMatchObject({ words: '9 AM – 8:30 PM' });
    expect(await changesOf(dealer.id)).toHaveLength(before.length + 1);
    const [entry] = await log();
    expect(entry).toMatchObject({ act: 'dealer.hours', subject: `dealer ${dealer.id}` });
    expect(entry?.after).toContain('Monday 9:00 AM to 8:30 PM');
    expect(await findDealer(opened.database, another.id)).toEqual(another);
  });

  test('times of a day of 24 hours are taken, and kept as all others', async () => {
    const { act } = await enter();
    const typed = { 'from-Monday': '09:00', 'to-Monday': '17:30', 'to-Tuesday': '24:00' };
    expect(await act('hours', { ...allWeek, ...typed })).toMatchObject({ status: 'DONE' });
    expect((await present())?.hours).toMatchObject([
      { open: '9:00 AM', close: '5:30 PM' },
      { open: '9:00 AM', close: '12:00 AM' },
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  test('a week without an open day tells no hours, as before any were told', async () => {
    const { act, see, log } = await enter();
    await act('hours', allWeek);
    expect(await act('hours', {})).toMatchObject({ status: 'DONE' });
    expect((await present())?.hours).toEqual([]);
    expect((await see()).shown).toMatchObject({ hours: [], opening: null });
    expect((await log())[0]?.after).toBe('not told');
    expect(await act('hours', allWeek)).toMatchObject({ status: 'DONE' });
    expect((await present())?.hours).toHaveLength(7);
  });

  test('a time that is none is told at its field, and nothing is kept', async () => {
    const { act } = await enter();
    const before = await present();
    const wrong = { 'from-Monday': '25:00', 'to-Tuesday': '', 'to-Friday': '8:00 AM' };
    expect(await act('hours', { ...allWeek, ...wrong })).toMatchObject({
      status: 'INVALID',
      problems: {
        'from-Monday': expect.stringMatching(/a time/),
        'to-Tuesday': expect.stringMatching(/a time/),
        'to-Friday': expect.stringMatching(/after/),
      },
    });
    expect(await present()).toEqual(before);
  });

  test('hours that a colleague changed meanwhile are not undone by a form of before', async () => {
    const { see, act } = await enter();
    await act('hours', allWeek);
    const before = await see();
    const was = Object.fromEntries(before.hours.map((day) => [`was-${day.label}`, day.words]));
    const mondays = { ...allWeek, ...was, 'to-Monday': '5 PM' };
    expect(await act('hours', mondays)).toMatchObject({ status: 'DONE' });
    const fridays = { ...allWeek, ...was, 'to-Friday': '6 PM' };
    const { status, sentence } = await act('hours', fridays);
    expect(status).toBe('REFUSED');
    expect(sentence).toContain(
      'Monday is 9:00 AM to 5:00 PM now and was 9:00 AM to 8:30 PM on your page',
    );
    expect(sentence).not.toContain('Friday');
    expect((await present())?.hours[4]).toMatchObject({ close: '8:30 PM' });
    expect(await act('hours', mondays), 'pressed twice').toMatchObject({ status: 'DONE' });
    const told = { 'was-Monday': '9:00 AM to 5:00 PM', 'to-Monday': '5 PM' };
    expect(await act('hours', { ...fridays, ...told })).toMatchObject({ status: 'DONE' });
    expect((await present())?.hours).toMatchObject([
      { close: '5:00 PM' },
      {},
      {},
      {},
      { close: '6:00 PM' },
      {},
      {},
    ]);
  });

  test('closed days are named, told to shoppers, and taken back', async () => {
    const { see, act, log } = await enter();
    expect(await act('close', { date: '2026-11-26', reason: ' Thanksgiving ' })).toMatchObject({
      status: 'DONE',
    });
    const { closedDays, shown } = await see();
    expect(closedDays).toEqual([{ date: '2026-11-26', reason: 'Thanksgiving' }]);
    expect(shown.hours.at(-1)).toMatchObject({
      label: 'Thu, Nov 26',
      words: 'Closed, Thanksgiving',
    });
    for (const date of ['', '2026-02-30', '2026-11-20', '2029-01-01', 'x'])
      expect(await act('close', { date }), date).toMatchObject({
        status: 'INVALID',
        problems: { date: expect.stringMatching(/expected/) },
      });
    expect(await act('open', { date: '2026-12-24' })).toMatchObject({ status: 'MISSING' });
    expect(await act('open', { date: '2026-11-26' })).toMatchObject({ status: 'DONE' });
    expect(await present()).not.toHaveProperty('closedDays');
    expect((await log()).map((entry) => entry.act)).toEqual(['dealer.open', 'dealer.close']);
  });

  test('words are shown cleaned before they are saved, and then to shoppers', async () => {
    const { see, act, log } = await enter();
    const said = () => findDifferentiator({ database: opened.database, engine }, dealer.id, null);
    const before = await said();
    const typed = { line: 'Kind people', words: '<p onclick="x()">No <b>fee</b>.</p><script>x' };
    const content = [{ tag: 'p', children: ['No ', { tag: 'strong', children: ['fee'] }, '.'] }];
    expect(await act('preview', typed)).toMatchObject({
      status: 'PREVIEW',
      preview: { line: 'Kind people', content },
    });
    expect(await said(), 'nothing is kept').toEqual(before);
    expect(await act('words', typed)).toMatchObject({ status: 'DONE' });
    expect(await said()).toMatchObject({ content });
    expect(await present()).toMatchObject({ tagline: 'Kind people' });
    expect(await log()).toMatchObject([{ act: 'dealer.words' }]);

    await act('words', { line: '', words: 'One & two.\n\nThree.' });
    expect((await see()).said).toMatchObject({
      words: 'One & two.\n\nThree.',
      content: [
        { tag: 'p', children: ['One & two.'] },
        { tag: 'p', children: ['Three.'] },
      ],
    });
    await act('words', { line: '', words: ' ' });
    expect((await see()).said).toMatchObject({ words: '', content: [] });
    expect(await present()).toMatchObject({ tagline: null });
  });

  test('words that a colleague changed meanwhile are not undone by a form of before', async () => {
    const { see, act } = await enter();
    await act('words', { line: 'Kind people', words: 'One.' });
    const was = (await see()).said?.mark;
    const theirs = { line: 'Kind people', words: `Two. ${'x'.repeat(300)}`, was };
    expect(await act('words', theirs)).toMatchObject({ status: 'DONE' });
    const mine = { line: 'Fast people', words: 'One.', was };
    const { status, sentence } = await act('words', mine);
    expect(status).toBe('REFUSED');
    expect(sentence).toMatch(/the line is “Kind people” now, and the text is “Two\. x{155} …”/);
    expect(await present()).toMatchObject({ tagline: 'Kind people' });
    expect(await act('words', theirs), 'pressed twice').toMatchObject({ status: 'DONE' });
    const told = (await see()).said?.mark;
    expect(await act('words', { ...mine, was: told })).toMatchObject({ status: 'DONE' });
    expect(await present()).toMatchObject({ tagline: 'Fast people' });
  });

  test('words of which nothing is shown, and too long ones, are told at their field', async () => {
    const { act } = await enter();
    const lines = { words: 'x\r\n'.repeat(8000) };
    expect(await act('preview', lines), 'as long as typed').toMatchObject({ status: 'PREVIEW' });
    for (const [fields, field] of [
      [{ words: '<script>alert(1)</script>' }, 'words'],
      [{ words: 'x'.repeat(20_001) }, 'words'],
      [{ line: 'x'.repeat(91) }, 'line'],
    ] as const)
      for (const name of ['words', 'preview'])
        expect(await act(name, fields)).toMatchObject({
          status: 'INVALID',
          problems: { [field]: expect.any(String) },
        });
  });

  test('the profile stays without the words, and without the time of answers', async () => {
    let lost = '';
    const { see } = await enter({
      beforeCall: (name) => {
        if (name === lost) throw new Error('away');
      },
    });
    lost = 'dealer-words';
    expect(await see()).toMatchObject({ said: null, byFeed: { name: dealer.name } });
    lost = 'dealer-answers';
    expect(await see()).toMatchObject({ shown: { answerMinutes: null } });
  });
});
