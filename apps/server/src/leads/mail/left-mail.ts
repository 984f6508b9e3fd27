import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { formatDate } from '@forecourt/domain/calendar/format-date';
import type { LeadKind } from '@forecourt/domain/lead/lead-request';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { unlessRefused } from '../../platform/mail/unless-refused.ts';
import { leads } from '../tables.ts';
import { type LeadMailParts, sendLeadLetter } from './lead-mail.ts';

/** Tells a seller that who asked about a car has closed their account: what they wrote is gone, and who it was. */
export async function tellLeft(parts: LeadMailParts, leadId: string): Promise<void> {
  const { database, originOf, leadsTo } = parts;
  const [lead] = await database.select().from(leads).where(eq(leads.id, leadId));
  if (!lead) return;
  const [found] = await rowsOf<{ owner: Owner; leadEmail: string | null }>(
    database,
    sql`select data as owner, lead_email as "leadEmail" from owners where id = ${lead.ownerId}`,
  );
  const to = found?.leadEmail ?? leadsTo;
  if (!found || to === null) return;
  const { owner } = found;
  const brand = keptBrand(lead.brand);
  const { name, listingId, stockNumber } = lead.vehicle;
  const stock = stockNumber === null ? '' : `, stock number ${stockNumber}`;
  const askedOn = formatDate(lead.createdAt.toISOString().slice(0, 10));
  const letter: Letter = {
    preview: 'The conversation was deleted with the account.',
    topic: `About the ${name}`,
    heading: 'The shopper closed their account',
    parts: [
      {
        kind: 'text',
        text: `Who asked you about the ${name}${stock} on ${askedOn} has closed their account. Your conversation was deleted with it: its link leads nowhere now, and no answer reaches them.${withdrawn(lead.kind)}`,
      },
      {
        kind: 'text',
        text: 'See the car',
        href: `${originOf(brand.code)}${vehiclePath(listingId)}`,
      },
    ],
    foot: [
      `You get this because ${owner.privateSeller ? 'you sell' : `${owner.name} sells`} this car on ${brand.name}.`,
    ],
  };
  const subject = `The shopper who asked about the ${name} closed their account`;
  const mail = { id: `left-${leadId}`, to, subject, replyTo: null, letter };
  await unlessRefused(() => sendLeadLetter(parts, { brand }, mail));
}

/** What asked something of the seller asks it no more. */
function withdrawn(kind: LeadKind): string {
  if (kind === 'reserve')
    return ' The request to reserve the car is withdrawn: you need not hold it any longer.';
  if (kind === 'make-offer') return ' The offer is withdrawn.';
  if (kind === 'test-drive') return ' The wish to drive it is withdrawn.';
  return '';
}
