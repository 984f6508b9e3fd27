/** A phone number as people write it, of seven digits or more: `(404) 555-0148`, `+1 404 555 0148 x12`. */
export const phonePattern = /^\+?[\s().-]*(?:\d[\s().-]*){7,}(?: ?x\d{1,6})?$/;

/** What is dialled of a phone number as it is written: `4045550148` of `(404) 555-0148 x12`. */
export const dialledNumber = (phone: string): string =>
  phone.replace(/(?:x|ext).*/i, '').replace(/[^\d+]/g, '');

/** The address that rings a phone number. */
export const phoneHref = (phone: string): string => `tel:${dialledNumber(phone)}`;
