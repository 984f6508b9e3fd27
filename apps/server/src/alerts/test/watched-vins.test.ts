import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { withCheckDigit } from '@forecourt/domain/vehicle/vin';
import { vinAddress } from '@forecourt/domain/vehicle/vin-address';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { directCalls } from '../../../test/direct-calls.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { findAlert } from '../find-alert.ts';
import { confirmSubscription } from '../subscribe.ts';
import { openAlertDesk } from './alert-desk.ts';

/** A text without the breaks of its lines. */
const inOneLine = (text = '') => text.replace(/\s+/g, ' ');

type Desk = Awaited<ReturnType<typeof openAlertDesk>>;

describe.each(engines)('VINs that are watched on %s', (_, open) => {
  let desk: Desk;
  let made = 0;
  beforeAll(async () => {
    desk = await openAlertDesk(await open());
    await desk.add();
    await desk.follow();
  });
  afterAll(() => desk.close());

  const nextVin = () => {
    made += 1;
    return withCheckDigit(`1HGCM82603A9${String(made).padStart(5, '0')}`);
  };
  const email = 'dana@people.example';

  /** Watches a VIN, as who follows the link of the mail does. */
  async function watch(vin: string): Promise<void> {
    expect(await desk.subscribe(email, vinAddress(vin))).toEqual({ status: 'SUBSCRIBED' });
    const [mail] = await desk.deliver();
    expect(inOneLine(mail?.text)).toContain(
      `hear when the car of VIN ${vin} is for sale here, costs less or is gone. You get a mail as it happens`,
    );
    const [row] = await rowsOf<{ id: string }>(
      desk.database,
      sql`select id from search_subscriptions where vin = ${vin}`,
    );
    expect(await confirmSubscription(desk.database, row?.id ?? '')).toBe(true);
  }

  const told = async () => {
    await desk.follow();
    return (await desk.deliver()).map(({ subject }) => subject);
  };

  test('one that nobody offers is told of as soon as somebody does, whoever that is', async () => {
    const vin = nextVin();
    await watch(vin);
    const car = await desk.add({ vin });
    await desk.follow();
    const [mail, ...others] = await desk.deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      subject: `${car.year} Honda Civic is now for sale at $20,000`,
    });
    expect(inOneLine(mail?.text)).toContain(
      `You get this because you asked for news of VIN ${vin}`,
    );
    expect(inOneLine(mail?.text)).toContain(
      `See what its VIN tells: https://cars.example/vin?vin=${vin}`,
    );
    const token = mail?.unsubscribe?.split('/alerts/')[1] ?? '';
    const facts = { brand: requireBrand('atc'), calls: directCalls };
    expect(await findAlert(desk.parts, facts, token)).toEqual({
      title: `VIN ${vin}`,
      href: vinAddress(vin),
      isCar: true,
      isOfAddress: true,
      rhythm: 'at-once',
    });
    await desk.bringBack({ ...car, mileage: 7 });
    expect(await told(), 'another change').toEqual([]);
  });

  test('one that is for sale is told of when it costs less, is gone and comes back', async () => {
    const vin = nextVin();
    const car = await desk.add({ vin });
    await watch(vin);
    await desk.bringBack({ ...car, mileage: 7 });
    expect(await told(), 'it is known to be for sale').toEqual([]);
    const less = await desk.reprice(car, 19_000);
    expect(await told()).toEqual([`${car.year} Honda Civic costs $1,000 less`]);
    await desk.takeAway(less);
    expect(await told()).toEqual([`${car.year} Honda Civic is no longer for sale`]);
    await desk.bringBack(less);
    expect(await told()).toEqual([`${car.year} Honda Civic is back on the market`]);
  });

  test('one that goes from a seller to another was never away', async () => {
    const vin = nextVin();
    const car = await desk.add({ vin });
    await watch(vin);
    const elsewhere = await desk.add({ vin, ownerId: 2 });
    expect(await told(), 'offered twice').toEqual([]);
    await desk.takeAway(car);
    expect(await told(), 'one offers it still').toEqual([]);
    await desk.takeAway(elsewhere);
    expect(await told()).toEqual([`${car.year} Honda Civic is no longer for sale`]);
  });

  test('one that is gone and back before anybody was told is not told of', async () => {
    const vin = nextVin();
    const car = await desk.add({ vin });
    await watch(vin);
    await desk.takeAway(car);
    await desk.follow(0);
    await desk.bringBack(car);
    expect(await told()).toEqual([]);
    await desk.takeAway(car);
    expect(await told(), 'the next time').toEqual([
      `${car.year} Honda Civic is no longer for sale`,
    ]);
  });

  test('one that came between the wish and its confirmation is for sale already', async () => {
    const vin = nextVin();
    await desk.subscribe(email, vinAddress(vin));
    const car = await desk.add({ vin });
    expect(await told()).not.toContain(`${car.year} Honda Civic is now for sale at $20,000`);
    const [row] = await rowsOf<{ id: string }>(
      desk.database,
      sql`select id from search_subscriptions where vin = ${vin}`,
    );
    await confirmSubscription(desk.database, row?.id ?? '');
    await desk.bringBack({ ...car, mileage: 7 });
    expect(await told()).toEqual([]);
  });
});
