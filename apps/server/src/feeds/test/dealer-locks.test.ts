import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { lockDealers, partIntoLanes } from '../dealer-locks.ts';

const codes = Array.from({ length: 5000 }, (_, number) => `private:VIN${number}`);

test.each(engines)(
  'dealers of one lane never wait for those of another, on %s',
  async (_, open) => {
    const { database, kind, close } = await open();
    const [first = [], second = [], third = []] = await partIntoLanes(database, codes, 3);
    expect([...first, ...second, ...third].sort()).toEqual(codes.toSorted());
    expect(Math.min(first.length, second.length, third.length)).toBeGreaterThan(1000);
    // The embedded database has one transaction at a time.
    if (kind === 'server') {
      await database.transaction(async (holding) => {
        await lockDealers(holding, first);
        await database.transaction(async (other) => {
          await other.execute(sql`set local lock_timeout = 1`);
          await lockDealers(other, [...second, ...third]);
          await expect(other.transaction((inner) => lockDealers(inner, first))).rejects.toThrow();
        });
      });
    }
    await close();
  },
);
