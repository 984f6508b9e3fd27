import type { Brand } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { askedPriceWords } from '@forecourt/domain/lead/asked-price';
import type { Conversation, LeadVehicle, Speaker } from '@forecourt/domain/lead/conversation';
import { conversationPath } from '@forecourt/domain/lead/conversation';
import { goneWords } from '@forecourt/domain/listing/listing-status';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { mailedPictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dollars } from '@forecourt/domain/money/dollars';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { Letter, LetterPart } from '../../platform/mail/letter.ts';
import type { Mail, Mailer } from '../../platform/mail/mail.ts';
import { mailTheme } from '../../platform/mail/theme.ts';
import { goneCar, priceNow } from '../conversations/gone-car.ts';
import { leads } from '../tables.ts';

/** What delivering leads works with. */
export interface LeadMailParts {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Gets what is for sellers who gave no address of their own. */
  readonly leadsTo: string | null;
  /** Our address that answers are passed on from, `reply@cars.example`; null has people see each other's. */
  readonly relay: string | null;
  /** Where shoppers reach a brand. */
  readonly originOf: (brand: Brand['code']) => string;
}

/** A lead and all that mails about it say. */
export interface MailedLead {
  readonly lead: typeof leads.$inferSelect;
  readonly owner: Owner;
  readonly leadEmail: string | null;
  readonly tokens: Readonly<Record<Speaker, string>>;
  readonly brand: Brand;
  readonly origin: string;
  readonly gone: Conversation['gone'];
  readonly priceNow: Conversation['priceNow'];
  /** What the car is shown by. */
  readonly picture: ReturnType<typeof mailedPictureOf>;
}

export async function findMailedLead(
  { database, originOf }: LeadMailParts,
  leadId: string,
): Promise<MailedLead | undefined> {
  const [lead] = await database.select().from(leads).where(eq(leads.id, leadId));
  if (!lead) return undefined;
  const [beside] = await rowsOf<{
    readonly owner: Owner;
    readonly leadEmail: string | null;
    readonly shopper: string;
    readonly seller: string;
    readonly photoUrl: string | null;
    readonly gone: Conversation['gone'];
    readonly priceNow: number | null;
  }>(
    database,
    sql`select owners.data as owner, owners.lead_email as "leadEmail",
          shopper_token as shopper, seller_token as seller,
          listings.data -> 'photoUrls' ->> 0 as "photoUrl", ${goneCar} as gone,
          ${priceNow} as "priceNow"
        from owners, conversations left join listings on listings.id = ${lead.vehicle.listingId}::bigint
        where owners.id = ${lead.ownerId} and lead_id = ${leadId}`,
  );
  if (!beside) return undefined;
  const { owner, leadEmail, shopper, seller, photoUrl, gone, priceNow: price } = beside;
  const brand = keptBrand(lead.brand);
  const origin = originOf(brand.code);
  const picture = mailedPictureOf({ id: lead.vehicle.listingId, photoUrl });
  const tokens = { shopper, seller };
  return { lead, owner, leadEmail, tokens, brand, origin, gone, priceNow: price, picture };
}

/** The address that reaches the other side through us, for the side whose token it has. */
export function relayAddress(relay: string | null, token: string): string | null {
  if (relay === null) return null;
  const at = relay.lastIndexOf('@');
  return `${relay.slice(0, at)}+${token}${relay.slice(at)}`;
}

export const linkOf = ({ origin, tokens }: MailedLead, reader: Speaker): string =>
  `${origin}${conversationPath(tokens[reader])}`;

/** Of the one that `carPart` shows. */
export const aboutPicture = ({ picture }: MailedLead): Pick<Letter, 'aboutPictures'> =>
  picture.isPhoto ? {} : { aboutPictures: 'The picture is an illustration.' };

/** The car, as letters show it to a side: whether it is gone, what it costs now, and what when it was asked about. */
export function carPart(mailed: MailedLead, reader: Speaker): LetterPart {
  const { lead, origin, gone, picture, priceNow: price } = mailed;
  const { vehicle } = lead;
  const notes = [gone && goneWords[gone.status], askedPriceWords(vehicle.price, price, reader)];
  return {
    kind: 'item',
    href: `${origin}${vehiclePath(vehicle.listingId)}`,
    picture: origin + picture.path,
    title: vehicle.name,
    figure: price === null ? null : dollars(price),
    ...(gone && { figureName: 'Last price' }),
    lines: carLines(vehicle),
    notes: notes.filter((note) => note !== null),
  };
}

function carLines({ mileage, exteriorColor, stockNumber }: LeadVehicle): string[] {
  return [
    mileage === null ? '' : shortMiles(mileage),
    exteriorColor ?? '',
    stockNumber === null ? '' : `Stock number ${stockNumber}`,
  ].filter((line) => line !== '');
}

/**
 * Sends a letter in the look of the brand that the lead came through.
 *
 * @throws MailNotSent
 */
export async function sendLeadLetter(
  { mailer }: LeadMailParts,
  { brand }: Pick<MailedLead, 'brand'>,
  mail: Pick<Mail, 'id' | 'to' | 'subject'> & {
    readonly replyTo: string | null;
    readonly letter: Letter;
  },
): Promise<void> {
  const { id, to, subject, replyTo, letter } = mail;
  const written = await mailer.write(letter, mailTheme(brand));
  await mailer.send({
    id,
    to,
    subject,
    fromName: brand.name,
    ...(replyTo !== null && { replyTo }),
    ...written,
  });
}
