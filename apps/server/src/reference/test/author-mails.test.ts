import { randomUUID } from 'node:crypto';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { overallRatingName } from '@forecourt/domain/vehicle/overall-rating';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { people } from '../../accounts/tables.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { reportReview } from '../../reviews/reports.ts';
import { openAuthorMailbox } from '../../reviews/test/author-mailbox.ts';
import { findAuthoredModelReview, tellModelAuthor } from '../reviews/author-mails.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { readQueue, reportedModelReviews } from '../reviews/review-store.ts';
import { modelReviews } from '../tables.ts';

describe.each(engines)('what authors hear of their reviews of models, on %s', (_, open) => {
  let opened: OpenDatabase;
  let mailbox: ReturnType<typeof openAuthorMailbox>;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    await opened.database.execute(sql`truncate people, model_reviews, review_reports cascade`);
    const find = findAuthoredModelReview(vehicleReference);
    mailbox = openAuthorMailbox(opened.database, tellModelAuthor, find);
  });
  afterAll(() => opened.close());

  /** Somebody with an account. @returns the name under which they keep things */
  async function join(email: string, emailVerified = true): Promise<string> {
    const id = randomUUID();
    await opened.database.insert(people).values({ id, name: 'Dana', email, emailVerified });
    return `person:${id}`;
  }

  async function write(keeper: string | null): Promise<string> {
    const id = randomUUID();
    await opened.database.insert(modelReviews).values({
      id,
      keeper,
      modelCode: 'CAMRY',
      year: 2020,
      authorName: 'Dana',
      relation: 'own',
      ratings: { [overallRatingName]: 4 },
      title: 'It starts',
      body: 'And it goes on.',
      writtenAt: new Date(),
    });
    return id;
  }

  async function decide(state: 'approved' | 'rejected', reason: string | null = null) {
    for (const seen of await readQueue(opened.database)) {
      const decision = { ...seen, state, reason, turnsOver: true };
      await decideReview({ ...opened, queue: mailbox.queue }, 'rosa', decision);
    }
  }

  test('is that it is shown, once', async () => {
    const id = await write(await join('dana@example.com'));
    await decide('approved');
    const [mail, ...more] = await mailbox.deliver();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'dana@example.com',
      subject: 'Your review of the 2020 Toyota Camry is shown',
    });
    expect(mail?.text).toContain('https://cars.example/research/toyota/camry/2020');
    await reportReview(opened.database, reportedModelReviews, id, {
      keeper: 'visitor:1',
      now: Date.now(),
    });
    await decide('approved');
    expect(await mailbox.deliver(), 'it was shown before').toEqual([]);
  });

  test('is why it is not shown, and where to write it anew', async () => {
    await write(await join('dana@example.com'));
    await decide('rejected', 'It is about a dealer.');
    const [mail] = await mailbox.deliver();
    expect(mail?.subject).toBe('Your review of the 2020 Toyota Camry is not shown');
    expect(mail?.text).toContain('It is about a dealer.');
    expect(mail?.text).toContain('https://cars.example/research/toyota/camry/review?year=2020');
  });

  test('is nothing where nobody reads the address, of a demo, and of what is gone', async () => {
    await write(await join('kim@example.com', false));
    await write(null);
    const gone = await write(await join('dana@example.com'));
    await decide('approved');
    await opened.database.delete(modelReviews).where(sql`id = ${gone}`);
    expect(await mailbox.deliver()).toEqual([]);
  });

  test('is what was decided last', async () => {
    const id = await write(await join('dana@example.com'));
    await decide('approved');
    await reportReview(opened.database, reportedModelReviews, id, {
      keeper: 'visitor:1',
      now: Date.now(),
    });
    await decide('rejected', 'It is about a dealer.');
    const mails = await mailbox.deliver();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your review of the 2020 Toyota Camry is not shown',
    ]);
  });
});
