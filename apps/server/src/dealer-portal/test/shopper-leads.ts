import { createLead } from '../../leads/create-lead.ts';
import { createLeadCounts } from '../../leads/lead-counts.ts';
import type { Sold } from '../../leads/test/lead-market.ts';
import type { Database } from '../../platform/database/database.ts';
import { reference } from '../../request/reference.ts';

let people = 0;

/** Somebody who never wrote before asks about a car. @returns the id of the lead and the shopper's link */
export async function ask(database: Database, { listing }: Sold, more: object = {}) {
  people += 1;
  const parts = {
    database,
    reference,
    counts: createLeadCounts(),
    leadsTo: 'leads@cars.example',
    queue: { enqueue: async () => {} },
  };
  const fields = {
    listingId: listing.id,
    comments: 'Is it there?',
    firstName: 'Dana',
    lastName: 'Ellis',
    fromEmailAddress: `dana${people}@people.example`,
    phoneNumber: '(404) 555-0148',
    zip: '30303',
    ...more,
  };
  const answer = await createLead(parts, fields, {
    brand: 'atc',
    // Everybody has a browser of their own.
    visitorId: fields.fromEmailAddress,
    personId: null,
    key: null,
  });
  if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
  return { id: answer.leadId, token: answer.conversationToken ?? '' };
}
