import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openInMemory } from '../../../test/databases.ts';
import { keepDevice, reachedKeepers } from '../../push/devices.ts';
import { startPushService } from '../../push/test/push-service.ts';
import { removeCar } from '../../saved/saved-cars.ts';
import { daysAgo, openAlertDesk, today } from './alert-desk.ts';

type Desk = Awaited<ReturnType<typeof openAlertDesk>>;

const day = 24 * 60;

describe.each(engines)('alerts on %s', (_, open) => {
  let desk: Desk;
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    service = await startPushService();
    desk = await openAlertDesk(await open(), [service.origin]);
    // Nothing before the first look is news.
    await desk.add();
    await desk.follow();
    for (const name of ['ann', 'bob', 'cleo']) await desk.addPerson(name);
  });
  afterAll(async () => {
    await service.stop();
    await desk.close();
  });
  /** What is told within so many minutes. */
  const told = async (minutes = 1) => {
    await desk.follow(minutes);
    const mails = await desk.deliver();
    return mails.map(({ to, subject }) => `${to}: ${subject}`);
  };

  test('a saved car whose price falls is told at once, and the way back and forth not again', async () => {
    const car = await desk.add({ modelCode: 'ACCORD' });
    await desk.saveCar('person:ann', car);
    const less = await desk.reprice(car, 19_400);
    expect(await told()).toEqual([
      'ann@people.example: '.concat(`${car.year} Honda Accord costs $600 less`),
    ]);
    const more = await desk.reprice(less, 20_000);
    expect(await told()).toEqual([]);
    await desk.reprice(more, 19_500);
    expect(await told()).toEqual([]);
  });

  test('each drop of a day is told once, also on the day on which the car was listed', async () => {
    const car = await desk.add({ modelCode: 'ACCORD' });
    const listed = { ...car, priceHistory: [{ on: today, price: 20_000 }] };
    await desk.bringBack(listed);
    await desk.saveCar('person:ann', listed);
    const less = await desk.reprice(listed, 19_400);
    const name = `${car.year} Honda Accord`;
    expect(await told()).toEqual([`ann@people.example: ${name} costs $600 less`]);
    const least = await desk.reprice(less, 19_000);
    expect(await told()).toEqual([`ann@people.example: ${name} costs $400 less`]);
    await desk.bringBack({ ...least, mileage: 1 });
    const more = await desk.reprice(least, 19_800);
    await desk.reprice(more, 19_100);
    expect(await told()).toEqual([]);
  });

  test('two drops that are told together are one, from the first price', async () => {
    const car = await desk.add({ modelCode: 'ACCORD' });
    await desk.saveCar('person:ann', car);
    const less = await desk.reprice(car, 19_400);
    await desk.follow(0);
    await desk.reprice(less, 19_000);
    expect(await told()).toEqual([
      `ann@people.example: ${car.year} Honda Accord costs $1,000 less`,
    ]);
  });

  test('a price that falls in an import over midnight is told once, and to nobody who saved the car since', async () => {
    desk.waitForNoon();
    const car = await desk.add({ modelCode: 'ACCORD' });
    await desk.saveCar('person:ann', car);
    await desk.saveCar('person:bob', car, Date.parse(daysAgo(1)) + 1000);
    const less = await desk.reprice(car, 15_000, daysAgo(1));
    expect(await told()).toEqual([
      `ann@people.example: ${car.year} Honda Accord costs $5,000 less`,
    ]);
    await desk.bringBack({ ...less, mileage: 1 });
    expect(await told()).toEqual([]);
    await desk.reprice(less, 14_000);
    expect((await told()).toSorted()).toEqual([
      `ann@people.example: ${car.year} Honda Accord costs $1,000 less`,
      `bob@people.example: ${car.year} Honda Accord costs $1,000 less`,
    ]);
    const other = await desk.add({ modelCode: 'ACCORD' });
    await desk.saveCar('person:ann', other);
    await desk.reprice(other, 15_000, daysAgo(2));
    expect(await told(), 'what fell before').toEqual([]);
  });

  test('a car that leaves the market is told, and when it is back', async () => {
    const car = await desk.add({ modelCode: 'ACCORD' });
    await desk.saveCar('person:bob', car);
    await desk.bringBack(car);
    expect(await told()).toEqual([]);
    await desk.takeAway(car);
    expect(await told()).toEqual([
      `bob@people.example: ${car.year} Honda Accord is no longer for sale`,
    ]);
    await desk.bringBack(car);
    expect(await told()).toEqual([
      `bob@people.example: ${car.year} Honda Accord is back on the market`,
    ]);
    await desk.bringBack(car);
    expect(await told(day)).toEqual([]);
    await desk.takeAway(car);
    await desk.bringBack(car);
    expect(await told()).toEqual([]);
  });

  test('a car is told to be sold only where its seller says so', async () => {
    const gone = await desk.add({ modelCode: 'ACCORD' });
    const sold = await desk.add({ modelCode: 'CIVIC' });
    for (const car of [gone, sold]) await desk.saveCar('person:bob', car);
    await desk.takeAway(gone);
    await desk.takeAway(sold, 'sold');
    await desk.follow();
    const [mail, ...others] = await desk.deliver();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 car sold, 1 car no longer for sale');
    expect(mail?.text).toMatch(/Honda Civic[\s\S]*Sold\.\n/);
    expect(mail?.text).toMatch(/Honda Accord[\s\S]*No longer for sale\.\n/);
    expect(mail?.text).not.toContain('Listed today');
    expect(mail?.text).toMatch(/Honda Civic, last price \$20,000/);
    expect(mail?.text, 'nothing is asked').not.toContain('Prices leave out');
    await desk.bringBack(sold);
    expect(await told()).toEqual([
      `bob@people.example: ${sold.year} Honda Civic is back on the market`,
    ]);
  });

  test('a search tells of new cars and lower prices once a day, in one mail, and to no stranger [shoppers.save-searches]', async () => {
    await desk.saveSearch('person:cleo', {
      makeCode: ['HONDA'],
      modelCode: ['CIVIC'],
      maxPrice: ['21000'],
    });
    await desk.saveSearch(
      'person:cleo',
      { makeCode: ['HONDA'], modelCode: ['CIVIC'] },
      'All Civics',
    );
    await desk.saveSearch('visitor:x', { makeCode: ['HONDA'] }, 'Nobody');
    const known = await desk.add({ modelCode: 'CIVIC', salePrice: 20_500 });
    await told(day);
    await desk.add({ modelCode: 'ACCORD' });
    await desk.reprice(known, 20_100);
    expect(await told()).toEqual([]);
    const [mail, ...more] = await desk.follow(day).then(() => desk.deliver());
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^(Civics|All Civics): \d{4} Honda Civic costs \$400 less$/);
    expect(mail?.text).toMatch(/\$20,100, was \$20,500/);
    expect(mail?.text).toMatch(/, GA\n/);
    expect(mail?.text).toContain('Prices leave out tax');
    expect(mail?.html).toContain('The picture is an illustration.');
    expect(mail?.text).toMatch(/You get this because you asked for news of this search/);
    expect(mail?.unsubscribe).toMatch(/^https:\/\/cars\.example\/cars-for-sale\/alerts\//);
    expect(await told(day)).toEqual([]);
  });

  test('more than five at once come as a digest', async () => {
    for (let place = 0; place < 7; place += 1) await desk.add({ modelCode: 'CIVIC' });
    await desk.follow(day);
    const mails = await desk.deliver();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/: 7 new results$/),
    ]);
    expect(mails[0]?.text).toMatch(/And 2 more cars:\nhttps:\S+/);
    expect(mails[0]?.html).toContain('The pictures are illustrations.');
  });

  test('a browser that agreed gets one notice an event, which opens the car and says nothing of it [modals.device-notifications]', async () => {
    const { endpoint, token } = service.subscribe('/phone');
    const owner = { visitorId: 'v-1', sessionId: null };
    const { keys } = JSON.parse(token);
    const device = { brand: 'atc', pixall_id: 'phone', subscription: { endpoint, keys } } as const;
    await keepDevice(desk.database, owner, device);
    const car = await desk.add({ modelCode: 'ACCORD' });
    await desk.saveCar('visitor:v-1', car);
    await desk.saveCar('visitor:v-2', car);
    await desk.reprice(car, 18_000);
    await desk.follow();
    const jobs = [...desk.waiting];
    await desk.deliver();
    desk.waiting.push(...jobs);
    await desk.deliver();
    const [taken, ...more] = service.taken.splice(0);
    expect(more, 'a job that is done twice').toEqual([]);
    expect(taken?.notice).toMatchObject({
      title: 'A price fell | Forecourt',
      path: `/cars-for-sale/vehicle/${car.id}`,
    });
    expect(`${taken?.notice.title} ${taken?.notice.body}`).not.toMatch(/Honda|Accord|18/);
    service.forget('/phone');
    await desk.takeAway(car);
    await desk.follow();
    await desk.deliver();
    expect(await reachedKeepers(desk.database, ['visitor:v-1']), 'it wants no more').toEqual(
      new Set(),
    );
  });

  test('what happens at night is told in the morning of the place', async () => {
    desk.waitForNoon();
    const eve = `eve-${crypto.randomUUID()}`;
    await desk.addPerson(eve);
    const car = await desk.add({ modelCode: 'ACCORD' });
    await desk.saveCar(`person:${eve}`, car);
    const fromNoonToMidnight = 12 * 60;
    const untilSeven = 7 * 60;
    const untilNine = 2 * 60;
    expect(await told(fromNoonToMidnight)).toEqual([]);
    await desk.reprice(car, 19_400);
    expect(await told(untilSeven)).toEqual([]);
    expect(await told(untilNine)).toEqual([
      `${eve}@people.example: ${car.year} Honda Accord costs $600 less`,
    ]);
  });

  test('a saved car that was removed by then is left out, and told again once it is back', async () => {
    desk.waitForNoon();
    const one = await desk.add({ modelCode: 'ACCORD' });
    const other = await desk.add({ modelCode: 'CRV' });
    for (const car of [one, other]) await desk.saveCar('person:cleo', car);
    for (const car of [one, other]) await desk.reprice(car, 18_000);
    await desk.follow();
    await removeCar(desk.database, 'person:cleo', one.id, desk.parts.clock.now());
    expect((await desk.deliver()).map(({ subject }) => subject)).toEqual([
      `${other.year} Honda CR-V costs $2,000 less`,
    ]);
    await desk.saveCar('person:cleo', one, desk.parts.clock.now());
    await removeCar(desk.database, 'person:cleo', other.id, desk.parts.clock.now());
    await desk.takeAway(one);
    await desk.takeAway(other);
    expect(await told()).toEqual([expect.stringMatching(/^cleo@.*Accord/)]);
  });

  test('what is no longer so when it is sent is left out', async () => {
    const car = await desk.add({ modelCode: 'CIVIC' });
    await desk.follow(day);
    await desk.takeAway(car);
    expect(await desk.deliver()).toEqual([]);
  });

  test('a new car that costs more by the morning is told once, at its price, and only where its search still finds it', async () => {
    desk.waitForNoon();
    const fay = `fay-${crypto.randomUUID()}`;
    await desk.addPerson(fay);
    const pilots = { makeCode: ['HONDA'], modelCode: ['PILOT'] };
    await desk.saveSearch(`person:${fay}`, { ...pilots, maxPrice: ['21000'] }, 'Cheap Pilots');
    const dear = await desk.add({ modelCode: 'PILOT' });
    const still = await desk.add({ modelCode: 'PILOT' });
    await desk.follow();
    await desk.reprice(dear, 22_000);
    await desk.reprice(still, 20_600);
    await desk.follow(day);
    const mails = (await desk.deliver()).filter(({ to }) => to.startsWith(fay));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('$20,600');
    expect(mails[0]?.text).not.toMatch(/\$22,000|\$20,000/);
    await desk.follow(day);
    expect((await desk.deliver()).filter(({ to }) => to.startsWith(fay))).toEqual([]);
  });
});

test('days on the market are counted up to now, not up to the day on which the process began', async () => {
  const own = await openAlertDesk(await openInMemory(), [], undefined, '2026-10-14');
  await own.add();
  await own.follow();
  await own.addPerson('dan');
  await own.saveSearch('person:dan', { makeCode: ['HONDA'], daysOnMarket: ['-7'] });
  const old = await own.add({ listedOn: '2026-11-03' });
  await own.reprice(old, 15_000);
  await own.follow(day);
  expect(await own.deliver(), 'listed twenty days ago').toEqual([]);
  const young = await own.add({ listedOn: '2026-11-20' });
  await own.reprice(young, 15_000);
  await own.follow(day);
  expect(await own.deliver()).toHaveLength(1);
  await own.close();
});
