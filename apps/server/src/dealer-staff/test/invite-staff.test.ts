import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import { inviteStaff } from '../invite-staff.ts';

test.each(engines)(
  'who invites is counted while no transaction holds a connection, on %s',
  async (_, open) => {
    const opened = await open();
    const [car] = dealersCars;
    if (!car) throw new Error('no dealer');
    await fillMarket(opened);
    const { database } = opened;
    const counting = {
      /** Through the database, as the real one does; within a transaction the embedded one would wait for itself. */
      async admit() {
        await database.execute(sql`select 1`);
        return 0;
      },
      foresee: async () => 0,
    };
    const invited = {
      email: ownAddress('lena'),
      ownerId: car.owner.id,
      name: 'Lena',
      role: 'member',
    } as const;
    const queue = { enqueue: async () => {} };
    expect(
      await inviteStaff({ database, queue, invitationLimit: counting }, invited, {
        by: 'test',
        brand: 'forecourt',
      }),
    ).toBe('INVITED');
    await opened.close();
  },
);
