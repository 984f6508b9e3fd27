import { emailLength } from '@forecourt/domain/lead/email-length';
import { leadPages, leadTextLengths } from '@forecourt/domain/lead/lead-request';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import { knownSellerWords, takesOffers } from '@forecourt/domain/listing/seller/seller-words';
import { vehiclePath, withZip } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { zipOfAddress } from '@forecourt/domain/place/zip-input';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { AppContext } from '../app-context.ts';
import { findMessaging } from './find-messaging.ts';
import { findPerson } from './find-person.ts';
import { startersFor } from './starters.ts';

/** What a form shows of a car and its seller, and what it is sent with. */
export interface ContactData {
  readonly listingId: number;
  readonly name: string;
  readonly detail: string;
  /** Whole dollars; null where the seller names none. */
  readonly price: number | null;
  readonly pictureUrl: string;
  /** The page of the car. */
  readonly href: string;
  /** The same for those who are not on this site. */
  readonly url: string;
  /** Where the form is, and is sent to. */
  readonly formHref: string;
  readonly sellerName: string;
  readonly privateSeller: boolean;
  /** Whether another price may be offered. */
  readonly takesOffers: boolean;
  /** Whether the form begins as a question, and not as an offer. */
  readonly isQuestion: boolean;
  readonly phone: string | null;
  readonly stockNumber: string | null;
  /** Whether the seller takes messages here. */
  readonly takesMessages: boolean;
  /** Minutes in which half of this seller's answers come; null while too few are known. */
  readonly answerMinutes: number | null;
  readonly zip: string | null;
  readonly originPage: (typeof leadPages)[number];
  /** What the message begins with. */
  readonly message: string;
  /** What the person who asks told of themselves, by the fields of the form. */
  readonly person: Readonly<Record<string, string>>;
  /** Whether the person opted in to write to dealers with one click, and told enough for it. */
  readonly oneClick: boolean;
  /** Most characters of what is typed. */
  readonly lengths: typeof leadLengths;
  /** Of this form alone: sent twice, it is one lead. */
  readonly key: string;
}

/** Most characters of what is typed to sellers. */
export const leadLengths = { ...leadTextLengths, email: emailLength };

/** Reads the car that a form is about; null when it is not for sale. */
export async function findContactData(
  id: string,
  parameters: URLSearchParams,
  app: AppContext,
): Promise<ContactData | null> {
  const { services, reference, remotePhotos } = app;
  const listingId = /^\d{1,12}$/.test(id) ? Number(id) : null;
  const found = listingId === null ? null : await services.findCarToAsk(listingId);
  if (!found) return null;
  const { card, owner } = found;
  const zip = zipOfAddress(parameters.toString());
  const { person, canSend } = await findPerson(app);
  const starters = startersFor(owner.privateSeller);
  const chosen = starters.find(({ code }) => code === parameters.get('say'));
  const { takesMessages, answerMinutes } = await findMessaging(owner, app);
  const isQuestion = chosen !== undefined || !takesOffers(owner);
  return {
    listingId: card.id,
    name: carName(card, reference),
    detail: [card.trim, card.mileage === null ? null : shortMiles(card.mileage)]
      .filter(Boolean)
      .join(' · '),
    price: derivedPrice(card),
    pictureUrl: pictureOf(card, remotePhotos).pictureUrl,
    href: vehiclePath(card.id, zip),
    url: new URL(vehiclePath(card.id), app.origin).href,
    formHref: withZip(`${vehiclePath(card.id)}/contact`, zip),
    sellerName: knownSellerWords(owner),
    privateSeller: owner.privateSeller,
    takesOffers: takesOffers(owner),
    isQuestion,
    phone: owner.phone,
    stockNumber: card.stockNumber,
    takesMessages,
    answerMinutes,
    zip,
    originPage: leadPages.find((page) => page === parameters.get('from')) ?? 'vdp',
    message: isQuestion ? (chosen ?? starters[0]).text : '',
    person,
    oneClick: canSend && !owner.privateSeller && takesMessages,
    lengths: leadLengths,
    key: crypto.randomUUID(),
  };
}
