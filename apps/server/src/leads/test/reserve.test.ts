import { type Deal, dealRows } from '@forecourt/domain/money/deal';
import { eq } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { findReservation } from '../contacts.ts';
import { endConversation, findConversation } from '../conversations/conversations.ts';
import { createLead } from '../create-lead.ts';
import { describeLead } from '../describe-leads.ts';
import { readLeadBatch } from '../export-leads.ts';
import { leads } from '../tables.ts';
import { dealersCars, type LeadMarket, leadEmailOf, openLeadMarket } from './lead-market.ts';

let market: LeadMarket;
beforeAll(async () => {
  market = await openLeadMarket(openInMemory());
});
afterAll(() => market.close());

const deal: Deal = {
  option: 'finance',
  lines: [
    { label: 'Price', amount: 24_995_00 },
    { label: 'Sales tax', amount: 1323_70 },
  ],
  total: 26_276_70,
  where: 'Atlanta, GA 30303',
  tradeValue: 8000_00,
  amountOwed: 5000_00,
  tradeCar: {
    year: 2016,
    make: 'Honda',
    model: 'Fit',
    trim: 'EX',
    mileage: 61_300,
    condition: 'good',
  },
  down: 2000_00,
  financed: 21_276_70,
  payment: 367_88,
  months: 72,
  apr: 7.5,
  milesAYear: null,
  dueAtSigning: 2000_00,
  paidInAll: 28_487_36,
  handover: 'home',
  day: '2026-11-24',
  heldUntil: '2026-11-23T12:00:00.000Z',
};

const [car] = dealersCars;

/** A form that nobody sent yet, of somebody who asked nothing. */
const openForm = (listingId = car?.listing.id) => ({
  fields: {
    kind: 'reserve',
    listingId,
    firstName: 'Dana',
    comments: '',
    fromEmailAddress: ownAddress('dana'),
  },
  sender: {
    brand: 'atc',
    visitorId: crypto.randomUUID(),
    personId: null,
    key: crypto.randomUUID(),
  },
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  ignorePiTags: true,
});

/** What a dealer's system reads of a mail. */
function prospectOf(text = '') {
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text).adf.prospect;
}

test('a request to reserve reaches the dealer once, with the whole deal in its ADF', async () => {
  if (!car) throw new Error('no car');
  const { fields, sender } = openForm();
  const before = market.server.mails.length;
  const first = await createLead(market.desk.parts, fields, sender, deal);
  // A form that is sent again names a later end of the hold.
  const later = { ...deal, heldUntil: '2026-11-23T12:00:05.000Z' };
  const again = await createLead(market.desk.parts, fields, sender, later);
  expect(first).toMatchObject({ status: 'SUCCESS', isRepeated: false });
  expect(again).toMatchObject({ status: 'SUCCESS', isRepeated: true });
  const token = first.status === 'SUCCESS' ? first.conversationToken : null;
  const conversation = await findConversation(market.open.database, token ?? '');
  expect(conversation).toMatchObject({ asked: dealRows(deal), deal });
  const leadId = first.status === 'SUCCESS' ? first.leadId : '';
  const [lead] = await market.open.database.select().from(leads).where(eq(leads.id, leadId));
  const told = lead ? describeLead(lead, []) : '';
  expect(told).toContain('\nOut the door in Atlanta, GA 30303: $26,276.70\n');
  expect(told).toContain('\nMonths:     72\n');
  const cell = dealRows(deal).map((row) => row.join(': '));
  const { lines } = await readLeadBatch(market.open.database, { before: null });
  expect(lines.join(''), 'an export has it whole').toContain(`,"${cell.join('\n')}"`);
  await market.server.reach(before + 2);
  const mails = market.server.mails
    .slice(before)
    .filter(({ recipients }) => recipients.includes(leadEmailOf(car)));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.parsed.subject).toMatch(/^A request to reserve your 20\d\d /);
  const { vehicle, customer } = prospectOf(mails[0]?.parsed.text);
  const [wanted, traded] = vehicle;
  expect(wanted).toMatchObject({
    '@interest': 'buy',
    vin: car.listing.vin,
    finance: {
      method: 'finance',
      amount: [
        { '#text': '2000.00', '@type': 'downpayment' },
        { '#text': '367.88', '@type': 'monthly' },
        { '#text': '28487.36', '@type': 'total' },
      ],
      balance: { '#text': '21276.70', '@type': 'finance' },
    },
  });
  expect(wanted.price).toContainEqual(
    expect.objectContaining({ '#text': '26276.70', '@type': 'quote' }),
  );
  expect(traded).toMatchObject({
    '@interest': 'trade-in',
    year: '2016',
    make: 'Honda',
    model: 'Fit',
    condition: 'good',
    price: { '#text': '8000.00', '@type': 'appraisal' },
  });
  expect(customer.comments).toMatch(
    /Please hold it for 24 hours, until Nov 23, 2026, \d{1,2}:00 AM [A-Z]{2,4}, and say/,
  );
  expect(customer.comments).toContain('Get it: Delivered to the door, Nov 24, 2026');
  expect(customer.comments).toContain('a request, not a contract');
  expect(customer.comments).toContain('Out the door in Atlanta, GA 30303: $26,276.70');
});

test('figures of the dealer’s own services are told as such in its ADF, ours beside them [listing.payment-urls]', async () => {
  const [, other] = dealersCars;
  if (!other) throw new Error('no car');
  const own: Deal = {
    ...deal,
    payment: 351_20,
    apr: 5.9,
    total: 25_776_70,
    bySeller: {
      seller: 'Kestrel & Sons',
      payment: 'seller',
      rebates: 'seller',
      ourPayment: 367_88,
      ourApr: 7.5,
      ourTotal: 26_276_70,
    },
  };
  const { fields, sender } = openForm(other.listing.id);
  const before = market.server.mails.length;
  expect(await createLead(market.desk.parts, fields, sender, own)).toMatchObject({
    status: 'SUCCESS',
  });
  await market.server.reach(before + 2);
  const mail = market.server.mails
    .slice(before)
    .find(({ recipients }) => recipients.includes(leadEmailOf(other)));
  const { vehicle, customer } = prospectOf(mail?.parsed.text);
  const [wanted] = vehicle;
  expect(wanted.vin).toBe(other.listing.vin);
  expect(wanted.finance.amount).toContainEqual(
    expect.objectContaining({ '#text': '351.20', '@type': 'monthly' }),
  );
  expect(wanted.price).toContainEqual(
    expect.objectContaining({ '#text': '25776.70', '@type': 'quote' }),
  );
  for (const row of [
    'Each month: $351.20',
    'Payment reckoned by: the calculator of Kestrel & Sons',
    'By our arithmetic: $367.88 a month at 7.5%',
    'Rebates named by: the service of Kestrel & Sons',
    'Out the door by the listing alone: $26,276.70',
  ])
    expect(customer.comments).toContain(row);
});

test('another deal under the same key is refused, and a reservation without a deal', async () => {
  const { fields, sender } = openForm();
  const { length } = market.server.mails;
  await createLead(market.desk.parts, fields, sender, deal);
  await market.server.reach(length + 2);
  const other = { ...deal, payment: 1 };
  expect(await createLead(market.desk.parts, fields, sender, other)).toMatchObject({
    status: 'INVALID',
  });
  expect(await createLead(market.desk.parts, fields, { ...sender, key: null })).toMatchObject({
    problems: { kind: expect.stringContaining('where its deal is put together') },
  });
});

test('who asks anew with other terms tells the dealer what is other, once', async () => {
  const { fields, sender } = openForm();
  const before = market.server.mails.length;
  await createLead(market.desk.parts, fields, sender, deal);
  await market.server.reach(before + 2);
  const other = { ...deal, payment: 301_25, months: 84, heldUntil: '2026-11-23T12:09:00.000Z' };
  const anew = () => ({ ...sender, key: crypto.randomUUID() });
  for (let time = 0; time < 2; time += 1)
    expect(await createLead(market.desk.parts, fields, anew(), other)).toMatchObject({
      status: 'SUCCESS',
      isRepeated: true,
      conversationToken: null,
    });
  await market.server.reach(before + 3);
  const [told, ...more] = market.server.mails.slice(before + 2);
  const text = told?.parsed.text?.replaceAll('> ', '');
  expect(text).toContain('My request has changed:\nEach month: $301.25\nMonths: 84\n');
  expect(text).not.toContain('Out the door');
  expect(more).toEqual([]);
});

test('the latest request to reserve a car is found for its address alone, until it is ended', async () => {
  const { database } = market.open;
  const { fields, sender } = openForm();
  const email = fields.fromEmailAddress;
  const listingId = car?.listing.id ?? 0;
  const { length } = market.server.mails;
  expect(await findReservation(database, email, listingId)).toBeNull();
  const sent = await createLead(market.desk.parts, fields, sender, deal);
  const token = sent.status === 'SUCCESS' ? (sent.conversationToken ?? '') : '';
  expect(await findReservation(database, email, listingId)).toMatchObject({ token, deal });
  expect(await findReservation(database, ownAddress('dana'), listingId)).toBeNull();
  expect(await findReservation(database, email, listingId + 1)).toBeNull();
  await market.server.reach(length + 2);
  await endConversation(database, token);
  expect(await findReservation(database, email, listingId)).toBeNull();
});

test('who asks anew without a trade-in and a day has the dealer read that they are gone', async () => {
  const { fields, sender } = openForm();
  const before = market.server.mails.length;
  await createLead(market.desk.parts, fields, sender, deal);
  await market.server.reach(before + 2);
  const bare = { ...deal, tradeValue: 0, amountOwed: 0, tradeCar: null, day: null };
  await createLead(market.desk.parts, fields, { ...sender, key: crypto.randomUUID() }, bare);
  const changed = /My request has changed:\n[^\n]+(?:\n[^\n]+: no more)+/;
  const told = () =>
    market.server.mails
      .slice(before)
      .map(({ parsed }) => changed.exec(parsed.text?.replaceAll('> ', '') ?? '')?.[0]);
  await expect
    .poll(told, { timeout: 10_000 })
    .toContain(
      'My request has changed:\nGet it: Delivered to the door\nTrade-in: no more\nTrade-in car: no more\nStill owed on it: no more',
    );
});
