import { z } from 'zod';
import { maxListingId } from './max-listing-id.ts';

/** Digits of a form as the number they are; whatever else is left as it is, for a schema to refuse. */
export const readDigits = (value: unknown): unknown =>
  typeof value === 'string' && /^ *\d{1,12} *$/.test(value) ? Number(value) : value;

const error = 'expected the id of a car';

/** The id of a car, in JSON or in a form. Nothing else is taken for one: `true` is no car. */
export const listingIdSchema = z.preprocess(
  readDigits,
  z.number(error).int(error).positive(error).max(maxListingId, error),
);
