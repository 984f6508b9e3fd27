import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { retryGivenUp } from '../retry-given-up.ts';

const name = 'sweep';

describe.each(engines)('jobs that were given up, on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    const retry = { limit: 0, firstWaitSeconds: 1, longestWaitSeconds: 1 };
    const jobs = await startJobs({
      open: opened,
      logger: createLogger('silent'),
      definitions: { [name]: { retry, timeoutSeconds: 9, handler: async () => {} } },
    });
    await jobs.stop();
    await opened.database.execute(
      sql`insert into pgboss.job (name, state) values (${name}, 'failed')`,
    );
  });
  afterAll(() => opened.close());

  const states = async () =>
    (
      await rowsOf<{ state: string }>(
        opened.database,
        sql`select state from pgboss.job where name = ${name}`,
      )
    ).map(({ state }) => state);
  const told = () =>
    readAudit(opened.database, {
      actor: null,
      act: 'job.retry',
      text: null,
      before: null,
      limit: 9,
    });

  test('are tried again only where the audit log says so', async () => {
    const nobody = null as never;
    await expect(retryGivenUp(opened.database, nobody, name)).rejects.toThrow();
    expect(await states()).toEqual(['failed']);
    expect(await retryGivenUp(opened.database, 'rosa@example.com', name)).toBe(1);
    expect(await states()).toEqual(['retry']);
    expect(await told()).toMatchObject([
      { actor: 'rosa@example.com', subject: name, after: '1 tried again' },
    ]);
  });

  test('are refused where there are none, and nobody is told', async () => {
    const before = await told();
    await expect(retryGivenUp(opened.database, 'rosa@example.com', 'none')).rejects.toThrow(
      'No job of none was given up.',
    );
    expect(await told()).toEqual(before);
  });
});
