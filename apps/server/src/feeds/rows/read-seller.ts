import { findCity, findZip } from '@forecourt/catalog/places/places';
import type { Place } from '@forecourt/domain/vehicle/reference';
import { normalizeVin } from '@forecourt/domain/vehicle/vin';
import { isMailAddress } from '../../platform/mail/mail.ts';
import { fold } from '../mapping.ts';
import { privateCodeOf } from '../private/private-sellers.ts';
import type { SellerDraft } from './car-draft.ts';
import type { CarText } from './car-fields.ts';
import type { GivenDealer } from './given-dealer.ts';
import { parseWebAddress } from './parse-values.ts';
import { readDealerServices } from './read-dealer-services.ts';
import type { RowProblems } from './row-problems.ts';

/** Reads whom the row belongs to; null after a refusal. */
export function readSeller(
  car: CarText,
  given: GivenDealer | null,
  problems: RowProblems,
): SellerDraft | null {
  // A file that is said to be of one dealer is so in all its rows.
  const privateSeller = given === null && /^p(rivate)?\b/i.test(car.sellerType ?? '');
  const place = given ? findZip(given.zip) : placeOfRow(car);
  if (place === undefined) {
    problems.refuse(
      'dealerZip',
      'expected a US ZIP code, or a city and state, that tells where the car stands',
    );
    return null;
  }
  const name = privateSeller ? 'Private seller' : (given?.name ?? car.dealerName);
  if (name === undefined) {
    problems.refuse(
      'dealerName',
      'expected the name of the dealer, or the dealer options of the import',
    );
    return null;
  }
  return {
    dealerCode: given?.code ?? dealerCodeOf(car, name, privateSeller, place),
    name,
    privateSeller,
    firmPrice: false,
    address1: car.dealerStreet ?? null,
    city: place.city,
    state: place.state,
    zip: place.zip,
    latitude: place.latitude,
    longitude: place.longitude,
    dmaCode: place.dmaCode,
    phone: car.dealerPhone ?? null,
    website: problems.optional('dealerWebsite', parseWebAddress, 'an http or https address'),
    leadEmail: problems.optional('dealerLeadEmail', parseEmail, 'one email address'),
    rating: problems.optional('dealerRating', parseRating, 'a rating from 0 to 5'),
    reviewCount: Number(/^\d{1,7}$/.exec(car.dealerReviewCount ?? '')?.[0] ?? 0),
    ...readDealerServices(car, problems),
  };
}

function parseEmail(text: string): string | undefined {
  return isMailAddress(text.trim()) ? text.trim() : undefined;
}

function parseRating(text: string): number | undefined {
  const rating = Number(text);
  return rating >= 0 && rating <= 5 ? rating : undefined;
}

function dealerCodeOf(car: CarText, name: string, privateSeller: boolean, place: Place): string {
  if (privateSeller) return privateCodeOf(normalizeVin(car.vin ?? '') ?? '');
  return car.dealerCode ?? `${fold(name)}@${place.zip}`;
}

function placeOfRow(car: CarText): Place | undefined {
  return (
    placeOfZip(car.dealerZip, car.dealerState) ??
    placeOfAddress(car.dealerStreet) ??
    (car.dealerCity && car.dealerState ? findCity(car.dealerCity, car.dealerState) : undefined)
  );
}

/**
 * Spreadsheets drop the zero of New England's and New Jersey's ZIPs. It is put back only when that
 * gives a ZIP of the state that the row names, where it names one.
 */
function placeOfZip(zip: string | undefined, state: string | undefined): Place | undefined {
  const digits = /^(\d{3,5})(?:-\d{4})?$/.exec(zip ?? '')?.[1];
  if (digits === undefined) return undefined;
  const place = findZip(digits.padStart(5, '0'));
  const repaired = digits.length < 5;
  if (repaired && state !== undefined && place?.state !== state.toUpperCase()) return undefined;
  return place;
}

/** The ZIP at the end of an address in one piece: `12 Main St, Atlanta, GA 30303, US`. */
function placeOfAddress(address: string | undefined): Place | undefined {
  const zip = /\b[A-Z]{2}[ ,]+(\d{5})(?:-\d{4})?(?:[ ,]+(?:US|USA|United States))?$/i.exec(
    address ?? '',
  )?.[1];
  return zip === undefined ? undefined : findZip(zip);
}
