import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { people } from '../../accounts/tables.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openAuthorMailbox } from '../../reviews/test/author-mailbox.ts';
import { findAuthoredDealerReview, tellDealerAuthor } from '../author-mails.ts';
import { decideDealerReview, readDealerQueue } from '../decide-dealer-review.ts';
import { dealerReviews } from '../tables.ts';

const [car] = dealersCars;
if (!car) throw new Error('no dealer');
const { owner } = car;

describe.each(engines)('what authors hear of their reviews of dealers, on %s', (_, open) => {
  let opened: OpenDatabase;
  let mailbox: ReturnType<typeof openAuthorMailbox>;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
  });
  beforeEach(async () => {
    await opened.database.execute(sql`truncate people, dealer_reviews cascade`);
    mailbox = openAuthorMailbox(opened.database, tellDealerAuthor, findAuthoredDealerReview);
  });
  afterAll(() => opened.close());

  /** Somebody with an account reviews the dealer. */
  async function write(): Promise<void> {
    const id = randomUUID();
    const email = 'dana@example.com';
    await opened.database.insert(people).values({ id, name: 'Dana', email, emailVerified: true });
    await opened.database.insert(dealerReviews).values({
      id: randomUUID(),
      keeper: `person:${id}`,
      ownerId: owner.id,
      authorName: 'Dana',
      car: '2020 Honda CR-V',
      visit: 'bought',
      overall: 5,
      title: 'As told',
      body: 'They had the car.',
      writtenAt: new Date(),
    });
  }

  async function decide(state: 'approved' | 'rejected', reason: string | null = null) {
    const [{ id = '', version = '' } = {}] = await readDealerQueue(opened.database);
    const decision = { id, version, state, reason, turnsOver: false };
    await decideDealerReview({ ...opened, queue: mailbox.queue }, 'rosa', decision);
  }

  test('is that it is shown, and where', async () => {
    await write();
    await decide('approved');
    const [mail] = await mailbox.deliver();
    expect(mail?.subject).toBe(`Your review of ${owner.name} is shown`);
    expect(mail?.text).toContain(`https://cars.example/cars-for-sale/dealer/${owner.id}-`);
  });

  test('is why it is not shown, and where to write it anew', async () => {
    await write();
    await decide('rejected', 'It names a salesman.');
    const [mail] = await mailbox.deliver();
    expect(mail?.subject).toBe(`Your review of ${owner.name} is not shown`);
    expect(mail?.text).toContain('It names a salesman.');
    expect(mail?.text).toMatch(/\/cars-for-sale\/dealer\/[^\s]+\/review\b/);
  });
});
