import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { alertJobs } from '../alert-jobs.ts';
import type { AlertChannel } from '../channels/channel.ts';
import { openAlertDesk } from './alert-desk.ts';

const day = 24 * 60;

test.each(engines)(
  'a program that does not answer holds up no mail, on %s',
  async (_, openEngine) => {
    const open = await openEngine();
    const desk = await openAlertDesk(open);
    await desk.add();
    await desk.follow();
    await desk.addPerson('ann');
    const id = await desk.saveSearch('person:ann', { makeCode: ['HONDA'], modelCode: ['CIVIC'] });
    await open.database.execute(sql`insert into search_webhooks (bookmark_id, url, secret, created_at)
    values (${id}, 'https://program.example/', '', '2020-01-01')`);

    const [asked, answered, mailed] = Array.from({ length: 3 }, () =>
      Promise.withResolvers<void>(),
    );
    const channel = (name: string, send: AlertChannel['send']): AlertChannel => ({
      name,
      send,
      reaches: async () => new Set(),
    });
    const channels = [
      channel('webhook', async () => {
        asked?.resolve();
        await answered?.promise;
        return null;
      }),
      channel('mail', async () => {
        mailed?.resolve();
        return null;
      }),
    ];
    const jobs = await startJobs({
      open,
      definitions: alertJobs({ ...desk.parts, channels }),
      logger: desk.parts.logger,
      pace: { poll: 0.5, supervise: 1 },
    });
    const queued = async () => {
      const its = desk.waiting.splice(0);
      await jobs.enqueue(open.database, ...(its as Parameters<typeof jobs.enqueue>[1][]));
      return its.map(({ name }) => name);
    };

    await desk.add();
    await desk.follow();
    expect(await queued()).toEqual(['send-webhook']);
    await asked?.promise;
    await desk.follow(day);
    expect(await queued()).toEqual(['send-alert']);
    await mailed?.promise;
    const outcomes = await rowsOf(
      open.database,
      sql`select outcome from alert_messages where channel = 'webhook'`,
    );
    expect(outcomes, 'not answered yet').toEqual([{ outcome: null }]);
    answered?.resolve();
    await jobs.stop();
    await desk.close();
  },
);

test.each(engines)(
  'a program that does not answer holds up no other one, on %s',
  async (_, openEngine) => {
    const open = await openEngine();
    const desk = await openAlertDesk(open);
    await desk.add();
    await desk.follow();
    for (const make of ['HONDA', 'FORD']) {
      const id = await desk.saveSearch('person:ann', { makeCode: [make] }, make);
      await open.database.execute(sql`insert into search_webhooks (bookmark_id, url, secret, created_at)
        values (${id}, 'https://program.example/', '', '2020-01-01')`);
    }
    const [asked, answered, told] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    const webhooks: AlertChannel = {
      name: 'webhook',
      reaches: async () => new Set(),
      send: async ({ subject }) => {
        if (subject.title === 'FORD') told?.resolve();
        if (subject.title !== 'HONDA') return null;
        asked?.resolve();
        await answered?.promise;
        return null;
      },
    };
    const definitions = alertJobs({ ...desk.parts, channels: [webhooks] });
    const jobs = await startJobs({
      open,
      definitions,
      logger: desk.parts.logger,
      pace: { poll: 0.5, supervise: 1 },
    });
    const queue = async () => {
      await desk.follow();
      const its = desk.waiting.splice(0) as Parameters<typeof jobs.enqueue>[1][];
      await jobs.enqueue(open.database, ...its);
    };
    await desk.add();
    await queue();
    await asked?.promise;
    await desk.add({ makeCode: 'FORD', modelCode: 'FOCUS' });
    await queue();
    await told?.promise;
    answered?.resolve();
    await jobs.stop();
    await desk.close();
  },
);
