import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import { recordEvent } from '../record-event.ts';
import { resendLead } from '../resend-leads.ts';

describe.each(engines)('a lead that is sent again, on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('goes once, however often the button is pressed, until something came of it', async () => {
    const id = randomUUID();
    await opened.database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, email)
      values (${id}, 'email', 'dead', 'atc', 1, 1, '{"name": "2019 Toyota Camry"}', 'dana@example.com')`);
    const enqueued: unknown[] = [];
    const queue = {
      enqueue: async (_database: unknown, job: unknown) => {
        enqueued.push(job);
      },
    } as unknown as JobQueue;
    const press = () => resendLead({ database: opened.database, queue }, id);
    const pressed = await Promise.allSettled([press(), press(), press()]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([
      ...['fulfilled', 'rejected', 'rejected'],
    ]);
    expect(enqueued).toHaveLength(1);
    await expect(press()).rejects.toThrow('This lead was just sent again, and is on its way.');
    await recordEvent(opened.database, id, 'refused', '550');
    await press();
    expect(enqueued).toHaveLength(2);
  });
});
