import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { directCalls } from '../../../test/direct-calls.ts';
import {
  askToResume,
  createResumeLimit,
  hasOwnStop,
  holdsResume,
  resumeOwn,
} from '../returned-mail/own-stop.ts';
import { stopAddress } from '../returned-mail/stop-address.ts';
import { openAlertDesk } from './alert-desk.ts';

const email = 'ann@people.example';

const asked = (personId: string) => ({
  brand: requireBrand('atc'),
  calls: directCalls,
  asker: {
    kind: 'person' as const,
    personId,
    sessionId: 's',
    name: personId,
    consumer: { consumerId: personId, email: `${personId}@people.example` },
    visitorId: null,
  },
});

describe.each(engines)('alerts that begin again, on %s', (_, open) => {
  let desk: Awaited<ReturnType<typeof openAlertDesk>>;
  let parts: typeof desk.parts & { readonly resumeLimit: ReturnType<typeof createResumeLimit> };
  beforeAll(async () => {
    desk = await openAlertDesk(await open());
    parts = { ...desk.parts, resumeLimit: createResumeLimit(desk.parts) };
    // Nothing before the first look is news.
    await desk.add();
    await desk.follow();
    for (const name of ['ann', 'bob']) await desk.addPerson(name);
  });
  afterAll(() => desk.close());

  const stop = () => stopAddress(desk.database, { email, reason: 'bounce' });
  const stopsOf = async () => [
    await hasOwnStop(parts, asked('ann')),
    await hasOwnStop(parts, asked('bob')),
  ];
  async function mailedToken() {
    expect(await askToResume(parts, asked('ann'))).toEqual({ status: 'asked' });
    const [mail] = await desk.deliver();
    expect(mail?.to).toBe(email);
    return /resume\?token=([\w.%-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  test('its owner alone is told that none go to an address, and a mail that arrives there begins them again', async () => {
    expect(await stopsOf()).toEqual([false, false]);
    await stop();
    expect(await stopsOf()).toEqual([true, false]);
    const car = await desk.add({ modelCode: 'ACCORD' });
    await desk.saveCar('person:ann', car);
    const less = await desk.reprice(car, 18_000);
    await desk.follow();
    expect(await desk.deliver()).toEqual([]);
    const token = await mailedToken();
    expect(await stopsOf(), 'a mail that nobody opened').toEqual([true, false]);
    expect(await holdsResume(parts, asked('bob'), token)).toBe(true);
    expect(await resumeOwn(parts, asked('bob'), token)).toBe(true);
    expect(await stopsOf()).toEqual([false, false]);
    await desk.reprice(less, 16_000);
    await desk.follow();
    expect(await desk.deliver()).toMatchObject([{ to: email }]);
  });

  test('a link ends the stop that it was mailed for, and no later one', async () => {
    await desk.database.execute(sql`delete from rate_counts`);
    await stop();
    const token = await mailedToken();
    expect(await resumeOwn(parts, asked('ann'), token)).toBe(true);
    expect(await resumeOwn(parts, asked('ann'), token)).toBe(false);
    await stop();
    expect(await holdsResume(parts, asked('ann'), token)).toBe(false);
    expect(await resumeOwn(parts, asked('ann'), token)).toBe(false);
    expect(await resumeOwn(parts, asked('ann'), 'c3RvcHBlZA.forged')).toBe(false);
    expect(await stopsOf()).toEqual([true, false]);
  });

  test('a mailbox is asked a few times a day, and one that gets alerts never', async () => {
    await desk.database.execute(sql`delete from rate_counts`);
    for (let sent = 0; sent < 3; sent += 1) await mailedToken();
    expect(await askToResume(parts, asked('ann'))).toMatchObject({ status: 'limited' });
    expect(await askToResume(parts, asked('bob'))).toEqual({ status: 'unknown' });
    expect(await desk.deliver()).toEqual([]);
  });
});
