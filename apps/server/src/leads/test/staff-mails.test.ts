import type { LeadMails } from '@forecourt/domain/dealer/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { addStaff, changeStaff, removeStaff } from '../../dealer-staff/staff.ts';
import { rowsOf } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/job.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeLetter } from '../../platform/mail/test/write-letter.ts';
import { addMessage } from '../conversations/conversations.ts';
import { createLead } from '../create-lead.ts';
import { tellMember } from '../mail/staff-mails.ts';
import { dealersCars, type LeadMarket, leadEmailOf, openLeadMarket } from './lead-market.ts';

const [car] = dealersCars;
if (!car) throw new Error('no car');
const { owner, listing } = car;
const sender = { brand: 'atc', visitorId: null, personId: null, key: null };

describe.each(engines)('mails of leads to the staff of a dealer on %s', (_, open) => {
  let market: LeadMarket;
  beforeAll(async () => {
    market = await openLeadMarket(open(), { mailRelay: 'reply@cars.example' });
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    await market.open.database.execute(sql`delete from dealer_staff`);
    market.server.mails.length = 0;
  });

  async function letIn(mails: LeadMails): Promise<string> {
    const { database } = market.open;
    const email = ownAddress(mails);
    await addStaff(database, 'test', { email, ownerId: owner.id, name: 'Cora', role: 'member' });
    await changeStaff(database, 'test', { email, ownerId: owner.id, mails });
    return email;
  }

  /** A question of somebody who asked nothing yet. */
  const fieldsOf = () => ({
    listingId: listing.id,
    comments: 'Is it there?',
    firstName: 'Dana',
    lastName: 'Ellis',
    fromEmailAddress: ownAddress('dana'),
    phoneNumber: '(404) 555-0148',
  });

  async function ask(more: object = {}) {
    const fields = { ...fieldsOf(), ...more };
    const answer = await createLead(market.desk.parts, fields, sender);
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return { ...answer, email: fields.fromEmailAddress };
  }
  const mailsTo = (address: string) =>
    market.server.mails.filter(({ recipients }) => recipients.includes(address));

  test('each is told of the leads that they chose, beside the system of the dealer', async () => {
    const all = await letIn('all');
    const visits = await letIn('visits');
    const none = await letIn('none');
    const { leadId, email } = await ask();
    await market.server.reach(3);
    const [mail] = mailsTo(all);
    const { text = '', subject, replyTo } = mail?.parsed ?? {};
    expect(subject).toMatch(/^A question about your 20/);
    expect(text).toContain('> Is it there?');
    expect(text).toContain('(404) 555-0148');
    expect(text).toContain(
      `https://cars.example/dealer-portal/inbox?dealer=${owner.id}&conversation=${leadId}`,
    );
    expect(JSON.stringify(replyTo)).toMatch(/reply\+[\da-f]{32}@cars\.example/);
    // What the inbox does not show, this does not.
    expect(text).not.toContain(email);
    expect(mailsTo(leadEmailOf(car))).toHaveLength(1);
    await ask({ kind: 'test-drive', wish: 'Today at 4:30 PM' });
    await market.server.reach(7);
    expect([all, visits, none].map((address) => mailsTo(address).length)).toEqual([2, 1, 0]);
    expect(mailsTo(visits)[0]?.parsed.text).toContain('Today at 4:30 PM');
  });

  test('what a shopper adds is told as well, what the dealer answers is not', async () => {
    const all = await letIn('all');
    const { conversationToken } = await ask();
    await market.server.reach(3);
    await addMessage(market.desk.parts, conversationToken ?? '', { text: 'And is it red?' });
    await market.server.reach(5);
    expect(mailsTo(all).map(({ parsed }) => parsed.subject)).toEqual([
      expect.stringMatching(/^A question about your/),
      expect.stringMatching(/^A message about the/),
    ]);
    expect(mailsTo(all)[1]?.parsed.text).toContain('> And is it red?');
    const [row] = await rowsOf<{ token: string }>(
      market.open.database,
      sql`select seller_token as token from conversations where shopper_token = ${conversationToken}`,
    );
    await addMessage(market.desk.parts, row?.token ?? '', { text: 'It is.' });
    await market.server.reach(6);
    expect(mailsTo(all)).toHaveLength(2);
  });

  test('nobody is told who was removed or chose otherwise before the mail went out', async () => {
    const { database } = market.open;
    const gone = await letIn('all');
    const quiet = await letIn('all');
    const told = await letIn('all');
    const jobs: { readonly name: string; readonly data: JobData }[] = [];
    const queue: JobQueue = { enqueue: async (_transaction, ...more) => void jobs.push(...more) };
    const answer = await createLead({ ...market.desk.parts, queue }, fieldsOf(), sender);
    expect(answer.status).toBe('SUCCESS');
    const ownerId = owner.id;
    await removeStaff(database, 'test', { email: gone, ownerId, reason: null });
    await changeStaff(database, 'test', { email: quiet, ownerId, mails: 'none' });
    const mails: Mail[] = [];
    const mailer = { write: writeLetter, send: async (mail: Mail) => void mails.push(mail) };
    const parts = { database, mailer: { ...mailer, close() {} }, relay: null, leadsTo: null };
    const toTell = jobs.filter(({ name }) => name === 'tell-staff');
    expect(toTell).toHaveLength(3);
    for (const { data } of toTell)
      await tellMember({ ...parts, originOf: () => 'https://cars.example' }, data);
    expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([[told, undefined]]);
  });
});
