import type { LeadVehicle } from '@forecourt/domain/lead/conversation';
import type { Deal } from '@forecourt/domain/money/deal';
import { expect, test } from 'vitest';
import { engines, openInMemory } from '../../../test/databases.ts';
import { planOf } from '../../../test/plan-of.ts';
import { leads } from '../../leads/tables.ts';
import { leadsView } from '../views/leads.ts';

type Read = Parameters<typeof leadsView.read>;
const who = { operator: { role: 'owner' } } as Read[2];

test.each(engines)('the latest leads are found without sorting all, on %s', async (_, open) => {
  const { database, close } = await open();
  const plan = await planOf(database, (asked) =>
    leadsView.read({ database: asked } as Read[0], {}, who),
  );
  expect(plan).toContain('using leads_created on leads');
  await close();
});

test('a request to reserve is shown with its deal, and without words that nobody wrote', async () => {
  const { database, close } = await openInMemory();
  const id = crypto.randomUUID();
  const deal: Deal = {
    option: 'cash',
    lines: [],
    total: 20_000_00,
    where: 'Atlanta, GA 30303',
    tradeValue: 0,
    tradeCar: null,
    amountOwed: 0,
    down: 20_000_00,
    financed: null,
    payment: null,
    months: null,
    apr: null,
    milesAYear: null,
    dueAtSigning: 20_000_00,
    paidInAll: 20_000_00,
    handover: 'dealer',
    day: null,
    heldUntil: '2026-11-23T12:00:00.000Z',
  };
  await database.insert(leads).values({
    id,
    kind: 'reserve',
    status: 'sent',
    brand: 'atc',
    listingId: 1,
    ownerId: 1,
    vehicle: { name: '2021 Honda Fit', vin: 'A VIN' } as LeadVehicle,
    comments: '',
    deal,
  });
  const shown = await leadsView.read({ database } as Read[0], { lead: id }, who);
  const facts = new Map(shown?.chosen?.facts.map(({ name, value }) => [name, value]));
  expect(facts.get('Out the door in Atlanta, GA 30303')).toBe('$20,000.00');
  expect(facts.get('Get it')).toBe('At the dealer');
  expect([...facts.keys()]).not.toContain('Message');
  await close();
});

test('who asked for a number was never known, and who was forgotten was', async () => {
  const { database, close } = await openInMemory();
  const lead = {
    brand: 'atc',
    listingId: 1,
    ownerId: 1,
    vehicle: { name: '2021 Honda Fit', vin: 'A VIN' } as LeadVehicle,
  };
  await database.insert(leads).values([
    { ...lead, id: crypto.randomUUID(), kind: 'phone-reveal', status: 'counted' },
    { ...lead, id: crypto.randomUUID(), kind: 'email', status: 'sent', tries: 1 },
  ]);
  const shown = await leadsView.read({ database } as Read[0], {}, who);
  const told = shown?.leads.map((one) => [one.status, one.who, one.tries]);
  expect(told?.toSorted()).toEqual([
    ['counted', 'not named', null],
    ['sent', 'forgotten', 1],
  ]);
  await close();
});

test('signs that mean anything to the database are looked for as they are', async () => {
  const { database, close } = await openInMemory();
  await database.insert(leads).values({
    id: crypto.randomUUID(),
    kind: 'email',
    status: 'sent',
    brand: 'atc',
    listingId: 1,
    vehicle: { name: '2021 Honda Fit', vin: 'A VIN' } as LeadVehicle,
    comments: '',
    ownerId: 1,
  });
  for (const [text, count] of [
    ['%', 0],
    ['_', 0],
    ['honda', 1],
  ] as const) {
    const shown = await leadsView.read({ database } as Read[0], { text }, who);
    expect([text, shown?.leads.length]).toEqual([text, count]);
  }
  await close();
});
