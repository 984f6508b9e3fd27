import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { isDataException } from './is-data-exception.ts';

test.each(engines)(
  'values that a database refuses are told from a wrong query: %s',
  async (_, open) => {
    const opened = await open();
    const errorOf = (run: () => Promise<unknown>) =>
      run().then(
        () => null,
        (error: unknown) => error,
      );
    const zero = await errorOf(() => opened.database.execute(sql`select ${'a\0'}::text`));
    const wrong = await errorOf(() => opened.database.execute(sql`select nothing`));
    expect([isDataException(zero), isDataException(wrong)]).toEqual([true, false]);
    await opened.close();
  },
);
