import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import type { Asker } from '@forecourt/domain/account/asker';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { findContacts, leadKeeping } from '../contacts.ts';
import { createLeadCounts } from '../lead-counts.ts';
import { sendOneClick } from '../send-one-click.ts';
import { dealersCars, fillMarket, leadEmailOf } from './lead-market.ts';

const email = 'dana@example.com';

describe.each(engines)('one click on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
    for (const [id, firstName, lastName, isIn] of [
      ['p1', 'Dana', 'Ellis', true],
      ['p2', 'Dana', null, true],
      ['p3', 'Dana', 'Ellis', false],
      ['p4', null, 'Ellis', true],
    ] as const)
      await opened.database.execute(
        sql`insert into people (id, name, email, first_name, last_name, is_one_click_opted_in)
            values (${id}, '', ${id === 'p1' ? email : `${id}@example.com`}, ${firstName}, ${lastName}, ${isIn})`,
      );
  });
  afterAll(() => opened.close());

  const car = dealersCars.find(leadEmailOf);
  const personOf = (personId: string): Asker => ({
    kind: 'person',
    personId,
    sessionId: 's',
    name: 'Dana',
    visitorId: null,
    consumer: { consumerId: personId, email: null },
  });
  const click = (asker: Asker) =>
    sendOneClick(
      {
        database: opened.database,
        reference: vehicleReference,
        leadsTo: null,
        queue: { enqueue: async () => {} },
        counts: createLeadCounts(),
      },
      asker,
      car?.listing.id ?? 0,
      {
        sender: { brand: 'atc', visitorId: null, personId: null },
        key: null,
        originPage: 'srp',
        zip: null,
      },
    );

  test('a person who opted in writes to a dealer without the form, and finds the conversation [states.one-click-email, states.one-click-result]', async () => {
    expect(await click(personOf('p1'))).toMatchObject({ status: 'SUCCESS', isRepeated: false });
    const { database } = opened;
    const rows = await rowsOf(
      database,
      sql`select kind, comments, first_name as first, email, origin_page as page from leads`,
    );
    expect(rows).toEqual([
      {
        kind: 'one-click',
        comments: 'Please confirm vehicle availability.',
        first: 'Dana',
        email,
        page: 'srp',
      },
    ]);
    expect(await findContacts(database, email)).toMatchObject([{ seller: car?.owner.name }]);
    const keeper = { key: 'person:p1', email };
    expect(
      await leadKeeping({ database, queue: { enqueue: async () => {} } }).exportOf(keeper),
    ).toMatchObject([{ kind: 'one-click' }]);
    await leadKeeping({ database, queue: { enqueue: async () => {} } }).forget(keeper);
    expect(await findContacts(database, email)).toEqual([]);
  });

  test.each(['p2', 'p3', 'p4'])(
    '%s, who told too little or did not opt in, gets the form [states.one-click-email]',
    async (id) => {
      expect(await click(personOf(id))).toMatchObject({ status: 'INVALID' });
    },
  );

  test('a visitor gets the form [states.one-click-email]', async () => {
    expect(await click({ kind: 'visitor', visitorId: 'v' })).toMatchObject({ status: 'INVALID' });
  });
});
