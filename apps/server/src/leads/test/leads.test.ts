import { randomUUID } from 'node:crypto';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { sql } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { readsOf } from '../../platform/database/reads.ts';
import type { MailServer } from '../../platform/mail/test/mail-server.ts';
import { answerTimeOf } from '../answer-time.ts';
import { findMessaging } from '../asked-car/find-messaging.ts';
import { leadKeeping } from '../contacts.ts';
import { addMessage, endConversation, findConversation } from '../conversations/conversations.ts';
import { createLead } from '../create-lead.ts';
import { forgetLeads } from '../forget-leads.ts';
import { leadLimits } from '../lead-limits.ts';
import type { LeadSender } from '../store-lead.ts';
import {
  dealersCars,
  type LeadDesk,
  type LeadMarket,
  leadEmailOf,
  openLeadMarket,
  privateCars,
  type Sold,
} from './lead-market.ts';

let people = 0;
const sender: LeadSender = { brand: 'atc', visitorId: 'browser', personId: null, key: null };

/** A car that hardly another test asks about, and somebody who asked nothing yet. */
function somebodyAsks(cars: readonly Sold[] = dealersCars) {
  people += 1;
  const car = cars[people % cars.length];
  if (!car) throw new Error('no car');
  const fields = {
    listingId: car.listing.id,
    comments: 'Is it there & free <today>?',
    firstName: 'Dana',
    lastName: "O'Neil",
    fromEmailAddress: `Dana${people}@people.example`,
    phoneNumber: '(404) 555-0148',
    zip: '30303',
    originPage: 'srp',
  };
  return { car, fields };
}

describe.each(engines)('leads on the %s', (_engine, openEngine) => {
  let market: LeadMarket;
  let open: OpenDatabase;
  let server: MailServer;
  let desk: LeadDesk;
  beforeAll(async () => {
    market = await openLeadMarket(openEngine());
    ({ open, server, desk } = market);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    await settled();
    server.mails.length = 0;
  });

  async function send(fields: object, from: Partial<LeadSender> = {}) {
    const answer = await createLead(desk.parts, { ...fields }, { ...sender, ...from });
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return answer;
  }
  const mailsTo = (address: string) =>
    server.mails.filter(({ recipients }) => recipients.includes(address));
  const leadsOf = async (email: string) => {
    const [row] = await rowsOf<{ count: string }>(
      open.database,
      sql`select count(*) from leads where email = ${email.toLowerCase()}`,
    );
    return Number(row?.count);
  };

  test('a dealer gets ADF in plain text, field by field [calls.email-owner]', async () => {
    const { car, fields } = somebodyAsks();
    const { leadId, conversationToken } = await send(fields);
    await server.reach(2);
    const [mail] = mailsTo(leadEmailOf(car));
    expect(mail?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(mail?.source).not.toMatch(/multipart/);
    expect(mail?.parsed.subject).toMatch(/^A question about your 20\d\d /);
    for (const secret of ['Dana', 'Neil', '555-0148', 'people.example'])
      expect(mail?.parsed.subject).not.toContain(secret);
    const text = mail?.parsed.text ?? '';
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n')).toBe(
      true,
    );
    expect(XMLValidator.validate(text)).toBe(true);
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      ignorePiTags: true,
    });
    const { prospect } = parser.parse(text).adf;
    expect(prospect['@status']).toBe('new');
    expect(prospect.id).toEqual({ '#text': leadId, '@sequence': '1', '@source': 'Forecourt' });
    expect(prospect.requestdate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    const { listing, owner } = car;
    expect(prospect.vehicle).toMatchObject({
      '@interest': 'buy',
      '@status': listing.listingType === 'NEW' ? 'new' : 'used',
      id: String(listing.id),
      year: String(listing.year),
      vin: listing.vin,
      stock: listing.stockNumber,
      price: {
        '#text': String(listing.salePrice ?? listing.msrp),
        '@type': listing.salePrice === null ? 'msrp' : 'asking',
      },
    });
    const { contact } = prospect.customer;
    expect(contact.name.map((name: { '#text': string }) => name['#text'])).toEqual([
      'Dana',
      "O'Neil",
    ]);
    expect(contact.email['#text']).toBe(fields.fromEmailAddress.toLowerCase());
    expect(contact.phone['#text']).toBe('(404) 555-0148');
    expect(contact.address.postalcode).toBe('30303');
    expect(prospect.customer.comments).toContain('Is it there & free <today>?');
    expect(prospect.vendor).toMatchObject({ vendorname: owner.name });
    expect(prospect.provider).toMatchObject({ service: 'email', url: 'https://cars.example' });
    expect(conversationToken).toMatch(/^[\da-f]{32}$/);
  });

  test('a seller is told once of a shopper who closes their account, and by name of nobody', async () => {
    const { car, fields } = somebodyAsks(privateCars);
    const email = fields.fromEmailAddress.toLowerCase();
    const deal = {
      kind: 'make-offer',
      offer: String(Math.round(0.95 * (derivedPrice(car.listing) ?? 0))),
    };
    const { leadId, conversationToken } = await send({ ...fields, ...deal });
    const ended = await send({ ...fields, listingId: dealersCars[0]?.listing.id });
    await server.reach(4);
    await endConversation(open.database, ended.conversationToken ?? '');
    await settled();
    server.mails.length = 0;
    await leadKeeping(desk.parts).forget({ key: 'person:p', email });
    await server.reach(1);
    await settled();
    expect(server.mails).toHaveLength(1);
    const [mail] = mailsTo(leadEmailOf(car));
    const { subject, text = '' } = mail?.parsed ?? {};
    expect(subject).toMatch(/^The shopper who asked about the 20.* closed their account$/);
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('has closed their account. Your conversation was deleted with it');
    expect(words).toContain('The offer is withdrawn.');
    for (const secret of ['Dana', 'people.example']) expect(mail?.source).not.toContain(secret);
    expect(await findConversation(open.database, conversationToken ?? '')).toBeNull();
    expect(
      await rowsOf(
        open.database,
        sql`select email, first_name, comments, offer from leads where id = ${leadId}`,
      ),
      'that somebody asked stays counted',
    ).toEqual([{ email: null, first_name: null, comments: null, offer: null }]);
    expect(await leadKeeping(desk.parts).exportOf({ key: 'person:p', email })).toEqual([]);
  });

  test('what a seller did not get yet goes with the account without a word', async () => {
    const { fields } = somebodyAsks();
    const { leadId } = await send(fields);
    await server.reach(2);
    await settled();
    await open.database.execute(sql`update leads set status = 'dead' where id = ${leadId}`);
    const email = fields.fromEmailAddress.toLowerCase();
    const none = { enqueue: () => Promise.reject(new Error('told')) };
    await leadKeeping({ database: open.database, queue: none }).forget({ key: 'person:p', email });
    expect(await rowsOf(open.database, sql`select 1 from leads where id = ${leadId}`)).toEqual([]);
  });

  test('the shopper gets a copy, what happens next and the link', async () => {
    const { car, fields } = somebodyAsks();
    const { conversationToken } = await send(fields, { brand: 'kbb' });
    await server.reach(2);
    const [mail] = mailsTo(fields.fromEmailAddress.toLowerCase());
    const { text = '', html = '', subject, from } = mail?.parsed ?? {};
    expect(subject).toMatch(/^Your message about the 20/);
    expect(from?.name).toBe('Plumbline');
    for (const part of [text, html]) {
      expect(part).toContain(
        `https://guide.example/cars-for-sale/conversation/${conversationToken}`,
      );
      expect(part).toContain(car.owner.name);
    }
    expect(text).toContain('> Is it there & free <today>?');
    expect(html).toContain('Is it there &amp; free &lt;today&gt;?');
    expect(html).toContain('The picture is an illustration.');
  });

  test('each brand writes to the shopper in its own name', async () => {
    const names = [
      ['atc', 'Forecourt'],
      ['kbb', 'Plumbline'],
      ['hyundai', 'Hyundai Inventory'],
    ] as const;
    for (const [place, [brand, name]] of names.entries()) {
      const { fields } = somebodyAsks();
      await send(fields, { brand });
      await server.reach(2 * (place + 1));
      const [mail] = mailsTo(fields.fromEmailAddress.toLowerCase());
      expect(mail?.parsed.from?.name).toBe(name);
      expect(mail?.parsed.html).toContain(name);
    }
  });

  test('ten posts at once with one key are one lead', async () => {
    const { car, fields } = somebodyAsks();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(fields, { key })));
    expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1);
    expect(new Set(answers.map(({ conversationToken }) => conversationToken)).size).toBe(1);
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    await server.reach(2);
    await settled();
    expect(mailsTo(leadEmailOf(car))).toHaveLength(1);
    expect(server.mails).toHaveLength(2);
  });

  test('ten posts at once of one person about one car are one lead', async () => {
    const { car, fields } = somebodyAsks();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        send({
          ...fields,
          fromEmailAddress:
            place % 2 ? fields.fromEmailAddress : ` ${fields.fromEmailAddress.toUpperCase()}`,
        }),
      ),
    );
    expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1);
    // Who only adds to it gets no link to the conversation.
    expect(answers.filter(({ conversationToken }) => conversationToken !== null)).toHaveLength(1);
    await server.reach(2);
    await settled();
    expect(mailsTo(leadEmailOf(car))).toHaveLength(1);
  });

  test('a key that something else was sent with is refused', async () => {
    const { fields } = somebodyAsks();
    const key = randomUUID();
    await send(fields, { key });
    const answer = await createLead(
      desk.parts,
      { ...fields, comments: 'Something else' },
      { ...sender, key },
    );
    expect(answer).toMatchObject({ status: 'INVALID', problems: { 'Idempotency-Key': /./ } });
  });

  test('who adds to a lead gets no link to it, with a key sent twice neither', async () => {
    const { fields } = somebodyAsks();
    const { leadId, conversationToken } = await send(fields, { key: randomUUID() });
    expect(conversationToken).not.toBeNull();
    const further = { ...fields, firstName: 'Eve', comments: 'Something else' };
    const key = randomUUID();
    for (const time of ['first', 'second'])
      expect(await send(further, { key }), time).toMatchObject({
        leadId,
        isRepeated: true,
        conversationToken: null,
      });
  });

  test('an offer and a time to drive it stand in the conversation, though no word was written', async () => {
    const asked = async (cars: readonly Sold[], more: object) => {
      const { fields } = somebodyAsks(cars);
      const { conversationToken } = await send({ ...fields, comments: '', ...more });
      return (await findConversation(open.database, conversationToken ?? ''))?.asked;
    };
    expect(await asked(privateCars, { kind: 'make-offer', offer: '14200' })).toEqual([
      ['Offer', '$14,200'],
    ]);
    expect(await asked(dealersCars, { kind: 'test-drive', wish: 'Saturday at ten' })).toEqual([
      ['Would like to drive it', 'Saturday at ten'],
    ]);
    expect(await asked(dealersCars, { comments: 'Is it there?' })).toEqual([]);
  });

  test('what the same person adds within ten minutes is added to the lead', async () => {
    const { car, fields } = somebodyAsks();
    const { leadId, conversationToken } = await send(fields);
    const again = await send({ ...fields, comments: 'And what would it cost in all?' });
    expect(again).toMatchObject({ leadId, isRepeated: true });
    await server.reach(3);
    expect(mailsTo(leadEmailOf(car))).toHaveLength(2);
    const conversation = await findConversation(open.database, conversationToken ?? '');
    expect(conversation?.messages.map(({ text }) => text)).toEqual([
      fields.comments,
      'And what would it cost in all?',
    ]);
  });

  test('an offer, a time or a number that is another within ten minutes is told, once', async () => {
    const changes = [
      [privateCars, { kind: 'make-offer', offer: 14200 }, { offer: 15000 }, 'Offer: $15,000'],
      [
        dealersCars,
        { kind: 'test-drive', wish: 'Saturday at ten' },
        { wish: 'Sunday' },
        'Would like to drive it: Sunday',
      ],
      [dealersCars, {}, { phoneNumber: '404 555 0199' }, 'Phone: 404 555 0199'],
    ] as [Sold[], object, object, string][];
    for (const [cars, first, change, line] of changes) {
      const { fields } = somebodyAsks(cars);
      const { leadId, conversationToken } = await send({ ...fields, ...first });
      for (let time = 0; time < 2; time += 1)
        expect(await send({ ...fields, ...first, ...change })).toMatchObject({ leadId });
      const seen = await findConversation(open.database, conversationToken ?? '');
      expect(seen?.messages.map(({ text }) => text)).toEqual([
        fields.comments,
        expect.stringContaining(line),
      ]);
      expect(seen?.asked.map((row) => row.join(': '))).toEqual(
        line.startsWith('Phone') ? [] : [line],
      );
    }
  });

  test('a conversation tells that its car left the market, and takes words all the same', async () => {
    const { car, fields } = somebodyAsks();
    const { conversationToken: token = '' } = await send(fields);
    const { id, makeCode, modelCode, year } = car.listing;
    const goneNow = async () => (await findConversation(open.database, token ?? ''))?.gone;
    expect(await goneNow()).toBeNull();
    for (const [isSaleKnown, status] of [
      [false, 'gone'],
      [true, 'sold'],
    ] as const) {
      await open.database.execute(sql`update listings
        set status = 'sold', is_sale_known = ${isSaleKnown} where id = ${id}`);
      expect(await goneNow()).toEqual({ status, photoUrl: null, makeCode, modelCode, year });
    }
    expect(await addMessage(desk.parts, token ?? '', { text: 'A pity.' })).toMatchObject({
      status: 'SUCCESS',
    });
    await open.database.execute(sql`update listings
      set status = 'active', is_sale_known = false where id = ${id}`);
  });

  test('who asks anew after the conversation was ended begins another', async () => {
    const { fields } = somebodyAsks();
    const { leadId, conversationToken } = await send(fields);
    await endConversation(open.database, conversationToken ?? '');
    const again = await send({ ...fields, comments: 'I would like it after all.' });
    expect(again.leadId).not.toBe(leadId);
    const seen = await findConversation(open.database, again.conversationToken ?? '');
    expect(seen).toMatchObject({
      endedBy: null,
      messages: [{ text: 'I would like it after all.' }],
    });
  });

  test('a server of mails that is out of order for three tries loses nothing', async () => {
    const { car, fields } = somebodyAsks();
    server.refuseNext(6);
    await send(fields);
    await server.reach(2);
    await settled();
    expect(server.mails).toHaveLength(2);
    expect(mailsTo(leadEmailOf(car))[0]?.parsed.text).toContain('<prospect status="resend">');
  });

  test('a caught robot gets the answer of a person, and nothing is stored or sent [lead.email-form]', async () => {
    const { fields } = somebodyAsks();
    const robots = async () => {
      const registry = new Registry();
      desk.counts.metric(registry);
      const counted = /leads_total\{kind="email",outcome="robot"\} (\d+)/;
      return Number(counted.exec(await registry.metrics())?.[1] ?? 0);
    };
    const before = await robots();
    const answer = await send({ ...fields, textPot: 'buy pills' });
    expect(Object.keys(answer).sort()).toEqual(
      Object.keys(await send(somebodyAsks().fields)).sort(),
    );
    expect(await leadsOf(fields.fromEmailAddress)).toBe(0);
    expect(await robots()).toBe(before + 1);
  });

  test('nobody is flooded in the name of one address', async () => {
    const { fields } = somebodyAsks();
    const others = dealersCars.slice(-leadLimits.perEmailAnHour - 1);
    const answers = [];
    for (const { listing } of others)
      answers.push(await createLead(desk.parts, { ...fields, listingId: listing.id }, sender));
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({ status: 'LIMITED', sentence: /10 messages an hour/ });
  });

  test('nobody is flooded in the name of one address by what comes at once', async () => {
    const { fields } = somebodyAsks();
    const cars = dealersCars.slice(-leadLimits.perEmailAnHour - 8);
    const answers = await Promise.all(
      cars.map(({ listing }) =>
        createLead(desk.parts, { ...fields, listingId: listing.id }, sender),
      ),
    );
    const taken = answers.filter(({ status }) => status === 'SUCCESS');
    expect(taken).toHaveLength(leadLimits.perEmailAnHour);
    expect(await leadsOf(fields.fromEmailAddress)).toBe(leadLimits.perEmailAnHour);
  });

  test('nobody is flooded with what comes at once from many addresses', async () => {
    const { car, fields } = somebodyAsks();
    const ownerId = car.owner.id;
    const room = 3;
    await open.database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, email)
      select gen_random_uuid(), 'email', 'sent', 'atc', 1, ${ownerId}, '{}', 'crowd'
      from generate_series(1, ${leadLimits.perSellerAnHour - room}::int - (select count(*) from leads
        where owner_id = ${ownerId} and status <> 'counted')::int)`);
    const answers = await Promise.all(
      Array.from({ length: room + 8 }, (_, at) =>
        createLead(
          desk.parts,
          { ...fields, fromEmailAddress: `crowd-${at}@people.example` },
          sender,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(room);
    expect(answers).toContainEqual({
      status: 'LIMITED',
      sentence: expect.stringContaining('this seller has many messages'),
    });
    await settled();
    await open.database.execute(sql`delete from leads where email like 'crowd%'`);
  });

  test('a private seller gets a letter and may be made an offer; a dealer may not', async () => {
    const { car, fields } = somebodyAsks(privateCars);
    await send({ ...fields, kind: 'make-offer', offer: '14200' });
    await server.reach(2);
    const [mail] = mailsTo(leadEmailOf(car));
    expect(mail?.parsed.subject).toMatch(/^An offer for your /);
    expect(mail?.parsed.text).toContain('Dana offers $14,200');
    expect(mail?.parsed.html).toContain('The picture is an illustration.');
    expect(mail?.parsed.text).not.toContain(fields.fromEmailAddress.toLowerCase());
    const dealers = somebodyAsks();
    const refused = { ...dealers.fields, kind: 'make-offer', offer: 14_200 };
    expect(await createLead(desk.parts, refused, sender)).toMatchObject({
      status: 'INVALID',
      problems: { kind: /private sellers/ },
    });
  });

  test('line breaks in any field add no header', async () => {
    const { fields } = somebodyAsks();
    const evil = 'Dana\r\nBcc: victim@other.example';
    await send({ ...fields, firstName: evil, lastName: evil, comments: evil });
    await server.reach(2);
    for (const { parsed, recipients } of server.mails) {
      expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(recipients).toHaveLength(1);
    }
  });

  test('what answers something new is sent, though it is the same word', async () => {
    const { fields } = somebodyAsks();
    const { conversationToken: token } = await send({ ...fields, comments: 'Is it there?' });
    const [row] = await rowsOf<{ own: string }>(
      desk.parts.database,
      sql`select seller_token as own from conversations where shopper_token = ${token}`,
    );
    const own = row?.own ?? '';
    for (const [by, text] of [
      [own, 'Saturday?'],
      [token, 'Yes'],
      [token, 'Yes'],
      [own, 'In cash?'],
      [token, 'Yes'],
    ])
      await addMessage(desk.parts, by ?? '', { text });
    const messages = (await findConversation(desk.parts.database, own))?.messages ?? [];
    expect(messages.map(({ text }) => text)).toEqual([
      'Is it there?',
      'Saturday?',
      'Yes',
      'In cash?',
      'Yes',
    ]);
  });

  test('a conversation goes to and fro, each side told by email', async () => {
    const { car, fields } = somebodyAsks();
    const { conversationToken } = await send(fields);
    await server.reach(2);
    const adf = mailsTo(leadEmailOf(car))[0]?.parsed.text ?? '';
    const sellerToken = /\/conversation\/([\da-f]{32})/.exec(adf)?.[1] ?? '';
    expect(sellerToken).not.toBe(conversationToken);
    const answer = await addMessage(desk.parts, sellerToken, { text: 'Yes, come by.' });
    expect(answer).toEqual({ status: 'SUCCESS' });
    await addMessage(desk.parts, sellerToken, { text: 'Yes, come by.' });
    await server.reach(3);
    expect(server.mails[2]?.recipients).toEqual([fields.fromEmailAddress.toLowerCase()]);
    expect(server.mails[2]?.parsed.text).toContain('> Yes, come by.');
    expect(server.mails[2]?.parsed.html).toContain('The picture is an illustration.');
    expect(server.mails[2]?.parsed.text).toContain(
      `/cars-for-sale/conversation/${conversationToken}`,
    );
    await addMessage(desk.parts, conversationToken ?? '', { text: 'On Tuesday, then.' });
    await server.reach(4);
    const back = server.mails[3];
    expect(back?.recipients).toEqual([leadEmailOf(car)]);
    expect(back?.parsed.text).toContain('> On Tuesday, then.');
    for (const mail of [server.mails[2], back])
      expect(mail?.parsed.text?.replace(/\s+/g, ' ')).toContain(
        'To get no more, end the conversation at its link.',
      );
    const seen = await findConversation(open.database, sellerToken);
    expect(seen).toMatchObject({ reader: 'seller', shopperName: 'Dana', endedBy: null });
    expect(seen?.messages.map(({ from }) => from)).toEqual(['shopper', 'seller', 'shopper']);
    await endConversation(open.database, conversationToken ?? '');
    expect(await addMessage(desk.parts, sellerToken, { text: 'Hello?' })).toMatchObject({
      status: 'GONE',
    });
    expect(await addMessage(desk.parts, sellerToken, { text: ' ' })).toMatchObject({
      status: 'INVALID',
      problems: { text: /a message/ },
    });
    expect(await findConversation(open.database, 'f'.repeat(32))).toBeNull();
  });

  test('a message is as long as it is typed, however a browser sends its line breaks', async () => {
    const { conversationToken } = await send(somebodyAsks().fields);
    const token = conversationToken ?? '';
    const text = `${'x'.repeat(999)}\n${'x'.repeat(1000)}`;
    const sent = { text: text.replaceAll('\n', '\r\n') };
    expect(await addMessage(desk.parts, token, sent)).toEqual({ status: 'SUCCESS' });
    expect((await findConversation(open.database, token))?.messages.at(-1)?.text).toBe(text);
  });

  test('how soon a seller answers is told from five answers on', async () => {
    const ownerId = 1;
    await open.database.execute(sql`delete from leads where owner_id = ${ownerId}`);
    for (let answers = 1; answers <= 5; answers += 1) {
      await open.database.execute(sql`
        insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, created_at, answered_at)
        values (${randomUUID()}, 'email', 'sent', 'atc', 1, ${ownerId}, '{}',
          now() - make_interval(mins => ${answers * 10}::int), now())`);
      const minutes = answers < 5 ? null : 30;
      expect(await answerTimeOf(open.database, ownerId)).toBe(minutes);
      const parts = { reads: readsOf(open.database), config: { leadsTo: undefined } };
      const messaging = await findMessaging(parts, { id: ownerId, hideEmailForm: false });
      expect(messaging.answerMinutes).toBe(minutes);
    }
  });

  /** Nothing is waiting or under way any more. */
  async function settled(): Promise<void> {
    for (;;) {
      const figures = await desk.jobs.readFigures();
      if (figures.every(({ waiting, active }) => waiting + active === 0)) return;
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }

  test('after its days nobody can tell who sent what, and the younger stay', async () => {
    const { database } = open;
    const old = somebodyAsks();
    const young = somebodyAsks();
    const from = { visitorId: 'visitor-7' };
    const sent = await send(old.fields, from);
    const kept = await send(young.fields, from);
    await settled();
    await addMessage(desk.parts, sent.conversationToken ?? '', { text: 'My number is 555-0199' });
    await settled();
    await database.execute(
      sql`update leads set created_at = now() - interval '366 days' where id = ${sent.leadId}`,
    );
    await forgetLeads(database, 365);
    const rows = await rowsOf(database, sql`select * from leads where id = ${sent.leadId}`);
    expect(rows).toMatchObject([{ kind: 'email', status: 'sent', email: null, visitor_id: null }]);
    const everything = JSON.stringify([
      rows,
      ...(await Promise.all(
        ['conversations', 'lead_messages', 'lead_events', 'lead_keys'].map((table) =>
          rowsOf(
            database,
            sql`select * from ${sql.identifier(table)} where lead_id = ${sent.leadId}`,
          ),
        ),
      )),
    ]);
    // More than three digits of a number: any three may be in an id.
    expect(everything).not.toMatch(/Dana|O'Neil|555.?01|\b30303\b|is it there|visitor-7/i);
    expect(await findConversation(database, sent.conversationToken ?? '')).toBeNull();
    expect(await findConversation(database, kept.conversationToken ?? '')).not.toBeNull();
    const [other] = await rowsOf(database, sql`select * from leads where id = ${kept.leadId}`);
    expect(other).toMatchObject({ first_name: 'Dana', visitor_id: 'visitor-7' });
  });

  test.each([
    ['phone', '555-0199'],
    ['deal', '{"price": 1}'],
  ])('what an old message tells by its %s alone is forgotten as well', async (column, value) => {
    const { database } = open;
    const id = randomUUID();
    await database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, ${sql.identifier(column)}, created_at)
      values (${id}, 'email', 'sent', 'atc', 1, 1, '{}', ${value}, now() - interval '400 days')`);
    await forgetLeads(database, 365);
    const rows = await rowsOf(database, sql`select * from leads where id = ${id}`);
    expect(rows).toMatchObject([{ [column]: null }]);
  });

  test('however many are forgotten, no transaction takes long', async () => {
    const { database } = open;
    await database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, email, created_at)
      select gen_random_uuid(), 'email', 'sent', 'atc', 1, 1, '{}', 'old', now() - interval '400 days'
      from generate_series(1, 5)`);
    const left: number[] = [];
    const transaction: typeof database.transaction = async (work) => {
      const answer = await database.transaction(work);
      left.push(await leadsOf('old'));
      return answer;
    };
    await forgetLeads({ transaction } as typeof database, 365, 2);
    const before = [5, ...left];
    expect(Math.max(...left.map((count, at) => (before[at] ?? 0) - count))).toBe(2);
    expect(left.at(-1)).toBe(0);
  });

  test('what is forgotten is not gone through again', async () => {
    const { database } = open;
    await database.execute(sql`
      insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, email, created_at)
      select gen_random_uuid(), 'email', 'sent', 'atc', 1, 1, '{}', 'old', now() - interval '400 days'
      from generate_series(1, 5)`);
    const whenForgotten = () =>
      rowsOf(
        database,
        sql`select id, forgotten_at from leads where forgotten_at is not null order by id`,
      );
    await forgetLeads(database, 365);
    const before = await whenForgotten();
    expect(before.length).toBeGreaterThanOrEqual(5);
    await forgetLeads(database, 365);
    expect(await whenForgotten()).toEqual(before);
  });
});
