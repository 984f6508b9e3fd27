import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import { recordEvent } from '../record-event.ts';
import { resendDeadLeads, resendLead } from '../resend-leads.ts';

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
    const { queue, enqueued } = openQueue();
    const press = () => resendLead({ database: opened.database, queue }, 'test', id);
    const pressed = await Promise.allSettled([press(), press(), press()]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(enqueued).toHaveLength(1);
    await expect(press()).rejects.toThrow('This lead was just sent again, and is on its way.');
    await recordEvent(opened.database, id, 'refused', '550');
    await press();
    expect(enqueued).toHaveLength(2);
  });

  /** @returns the ids of leads of these states, the oldest first */
  async function makeLeads(states: readonly string[]): Promise<readonly string[]> {
    await opened.database.execute(sql`truncate leads, audit_entries cascade`);
    const made = states.map((status, place) => ({ status, place, id: randomUUID() }));
    await opened.database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, email, created_at)
      select (made->>'id')::uuid, 'email', made->>'status', 'atc', 1, 1, '{"name": "2019 Toyota Camry"}',
        'dana@example.com', now() + (made->>'place')::int * interval '1 second'
      from json_array_elements(${JSON.stringify(made)}::json) made`);
    return made.map(({ id }) => id);
  }

  const toldAudit = async () => {
    const everything = { actor: null, act: null, text: null, before: null, limit: 99 };
    const entries = await readAudit(opened.database, everything);
    return entries.map(({ actor, act, subject, after }) => [actor, act, subject, after]);
  };
  const told = (count: number) => ['rosa', 'lead.resend', `${count} dead leads`, 'waiting'];

  test('all that are dead go once, however many, and the audit log tells it', async () => {
    const ids = await makeLeads([...Array(450).fill('dead'), 'sent', 'waiting']);
    const { queue, enqueued } = openQueue();
    const resend = () => resendDeadLeads({ database: opened.database, queue }, 'rosa');
    expect(await resend()).toBe(450);
    expect(enqueued).toEqual(ids.slice(0, 450));
    expect(await toldAudit()).toEqual([told(50), told(200), told(200)]);
    await expect(resend()).rejects.toThrow('No lead is dead');
  });

  test('those that are no longer dead when it comes to them are left out', async () => {
    const ids = await makeLeads(Array(250).fill('dead'));
    const { database } = opened;
    const taken = ids.at(-1) ?? '';
    const { queue, enqueued } = openQueue();
    const busy: JobQueue = {
      async enqueue(transaction, job) {
        // Somebody else sends the last one again while the first batch goes.
        if (enqueued.length === 0)
          await transaction.execute(sql`update leads set status = 'waiting' where id = ${taken}`);
        // And the mail server refuses the first one again at once.
        await transaction.execute(
          sql`update leads set status = 'dead' where id = ${ids[0]} and ${enqueued.length} > 0`,
        );
        await queue.enqueue(transaction, job as never);
      },
    };
    expect(await resendDeadLeads({ database, queue: busy }, 'rosa')).toBe(249);
    expect(enqueued).toEqual(ids.slice(0, 249));
    expect(await toldAudit()).toEqual([told(49), told(200)]);
  });

  test('what was done before it failed stands in the audit log', async () => {
    await makeLeads(Array(250).fill('dead'));
    const { queue, enqueued } = openQueue();
    const failing: JobQueue = {
      async enqueue(transaction, job) {
        if (enqueued.length === 220) throw new Error('The queue is away.');
        await queue.enqueue(transaction, job as never);
      },
    };
    const resending = { database: opened.database, queue: failing };
    await expect(resendDeadLeads(resending, 'rosa')).rejects.toThrow('The queue is away.');
    expect(await toldAudit()).toEqual([told(200)]);
  });
});

/** A queue that takes down the leads of its jobs. */
function openQueue() {
  const enqueued: string[] = [];
  const queue: JobQueue = {
    enqueue: async (_database, ...jobs) => {
      for (const { data } of jobs) enqueued.push(String(data.leadId));
    },
  };
  return { queue, enqueued };
}
