import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { readsOf } from '../../platform/database/reads.ts';
import { createLogger } from '../../platform/logger.ts';
import { findMessaging } from '../asked-car/find-messaging.ts';
import { findMessageTakers } from '../asked-car/takes-messages.ts';
import { createLead } from '../create-lead.ts';
import { createLeadCounts } from '../lead-counts.ts';
import { dealersCars, fillMarket } from './lead-market.ts';

const [addressed, unaddressed] = [
  ...new Map(dealersCars.map((car) => [car.owner.id, car])).values(),
];
if (!addressed || !unaddressed) throw new Error('no two dealers');

describe.each(engines)('who takes messages, on the %s', (_name, openEngine) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openEngine();
    await fillMarket(open);
    await open.database.execute(
      sql`update owners set lead_email = null where id = ${unaddressed.owner.id}`,
    );
  });
  afterAll(() => open.close());

  const sellers = [addressed.owner, unaddressed.owner];
  const partsOf = (leadsTo?: string) => ({
    reads: readsOf(open.database),
    logger: createLogger('silent'),
    config: { leadsTo },
  });
  const find = (leadsTo?: string, asked = sellers) => findMessageTakers(partsOf(leadsTo), asked);

  test('is told pages as the judge of what is sent has it', async () => {
    const ids = sellers.map(({ id }) => id);
    expect([...(await find())]).toEqual([addressed.owner.id]);
    expect([...(await find('leads@cars.example'))]).toEqual(ids);
    expect([
      ...(await find('leads@cars.example', [{ ...addressed.owner, hideEmailForm: true }])),
    ]).toEqual([]);
    for (const leadsTo of [undefined, 'leads@cars.example'])
      for (const { owner, listing } of [addressed, unaddressed]) {
        const parts = {
          database: open.database,
          queue: { send: vi.fn() } as never,
          reference: vehicleReference,
          counts: createLeadCounts(),
          leadsTo: leadsTo ?? null,
        };
        // Sent by a robot: it is judged as any other, and nothing is stored.
        const fields = {
          listingId: listing.id,
          comments: 'Is it there?',
          firstName: 'Dana',
          lastName: 'Ellis',
          phoneNumber: '(404) 555-0148',
          fromEmailAddress: ownAddress('dana'),
          textPot: 'filled',
        };
        const answer = await createLead(parts, fields, {
          brand: 'atc',
          visitorId: null,
          personId: null,
          key: null,
        });
        const isTaker = (await find(leadsTo)).has(owner.id);
        expect(answer).toMatchObject({ status: isTaker ? 'SUCCESS' : 'UNREACHABLE' });
        const ofCar = await findMessaging(partsOf(leadsTo), owner);
        expect(ofCar).toEqual({ takesMessages: isTaker, answerMinutes: null });
        const hidden = await findMessaging(partsOf(leadsTo), { ...owner, hideEmailForm: true });
        expect(hidden.takesMessages).toBe(false);
      }
  });

  test('is nobody less while the database is away', async () => {
    const reads = { read: () => Promise.reject(new Error('away')) };
    const parts = { reads, logger: createLogger('silent'), config: { leadsTo: undefined } };
    expect((await findMessageTakers(parts, sellers)).size).toBe(2);
  });
});
