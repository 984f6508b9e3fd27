import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { alertJobNames } from '../alert-parts.ts';
import { stopAddress } from '../returned-mail/stop-address.ts';
import { openAlertDesk, today } from './alert-desk.ts';

type Desk = Awaited<ReturnType<typeof openAlertDesk>>;

const day = 24 * 60;

let desk: Desk;
beforeAll(async () => {
  desk = await openAlertDesk(await openInMemory());
  // Nothing before the first look is news.
  await desk.add({ modelCode: 'ACCORD' });
  await desk.follow();
  await desk.addPerson('ann');
  await desk.saveSearch('person:ann', { makeCode: ['HONDA'], modelCode: ['CIVIC'] });
});
beforeEach(() => desk.waitForNoon());
afterAll(() => desk.close());

/** The mails of the next morning. */
async function nextMails() {
  await desk.follow(day);
  return desk.deliver();
}

test('of many kinds of news each has its turn, and the rest is led to with the newest first', async () => {
  const known = [];
  for (let place = 0; place < 6; place += 1) known.push(await desk.add());
  await nextMails();
  for (const car of known) await desk.reprice(car, 18_000);
  for (let place = 0; place < 3; place += 1) await desk.add({ salePrice: 15_000 });
  const [mail] = await nextMails();
  expect(mail?.subject).toBe('Civics: 6 prices dropped, 3 new results');
  expect(mail?.text.match(/\$18,000, was \$20,000/g)).toHaveLength(3);
  expect(mail?.text.match(/New today\./g)).toHaveLength(2);
  expect(mail?.text).toMatch(/And 4 more cars:\nhttps:\S+sortBy=datelistedDESC\n/);
  expect(mail?.text).toMatch(/See all 9 results:\nhttps:\S+honda\/civic\S*\n/);
  expect(mail?.text.match(/sortBy=/g)).toHaveLength(1);
});

test('a car that came and fell within one message is told as new, at what it costs now', async () => {
  const car = await desk.add();
  await desk.reprice(car, 17_500);
  const [mail, ...more] = await nextMails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Civics: ${car.year} Honda Civic is now for sale at $17,500`);
  expect(mail?.text).not.toContain('was $20,000');
});

test.each([
  [19_801, 'less than a hundredth is no news', []],
  [19_800, 'a hundredth is', [expect.stringMatching(/costs \$200 less$/)]],
])('a price that falls to $%i: %s', async (price, _, subjects) => {
  const car = await desk.add();
  await nextMails();
  await desk.reprice(car, price);
  expect((await nextMails()).map(({ subject }) => subject)).toEqual(subjects);
});

test('a fall that most of is gone by the morning is told no more', async () => {
  const car = await desk.add();
  await nextMails();
  const less = await desk.reprice(car, 18_000);
  await desk.follow();
  await desk.reprice(less, 19_900);
  expect(await nextMails()).toEqual([]);
});

test('the postal address of the operator stands in the foot of every mail where it is set', async () => {
  const address = 'Peach Cars Inc., 1 Main St, Atlanta, GA 30303';
  const settings = { MAIL_POSTAL_ADDRESS: address };
  const own = await openAlertDesk(await openInMemory(), [], undefined, today, settings);
  await own.add();
  await own.follow();
  await own.addPerson('bob');
  await own.saveSearch('person:bob', { makeCode: ['HONDA'] });
  await own.add();
  await own.follow(day);
  const [mail] = await own.deliver();
  expect(mail?.text).toContain(`registration.\n${address}\nStop alerts for this search:`);
  expect(mail?.html).toContain(address);
  const inOneLine = (text = '') => text.replace(/\s+/g, ' ');
  await own.subscribe('zoe@people.example', '/cars-for-sale/honda');
  const [confirmation] = await own.deliver();
  expect(inOneLine(confirmation?.text)).toMatch(
    /typed this address on Forecourt\. .* in a week\. Peach/,
  );
  await stopAddress(own.database, { email: 'bob@people.example', reason: 'bounce' });
  own.waiting.push({ name: alertJobNames.resume, data: { personId: 'bob', brand: 'atc' } });
  const [resuming] = await own.deliver();
  expect(inOneLine(resuming?.text)).toContain(`no alerts come. ${address}`);
  await own.close();
});
