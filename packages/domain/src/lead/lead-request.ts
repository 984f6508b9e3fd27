import { z } from 'zod';
import { asTyped } from '../content/line-breaks.ts';
import { listingIdSchema, readDigits } from '../listing/listing-id.ts';
import { emailLength } from './email-length.ts';
import { phonePattern } from './phone-number.ts';

/** Ways to reach a seller in words. */
export const writtenLeadKinds = [
  'email',
  'one-click',
  'chat',
  'test-drive',
  'make-offer',
  'reserve',
] as const;
export type WrittenLeadKind = (typeof writtenLeadKinds)[number];

/** Ways that begin here and go on elsewhere: they are counted, and nothing is sent. */
export const countedLeadKinds = ['phone-reveal', 'text'] as const;
export type CountedLeadKind = (typeof countedLeadKinds)[number];

export type LeadKind = WrittenLeadKind | CountedLeadKind;

/** Pages that a shopper may write from, by their names. */
export const leadPages = [
  'srp',
  'vdp',
  'vlp',
  'homepage',
  'compare',
  'saved',
  'build-and-price',
] as const;

/** Most characters of what shopper and seller write. */
export const leadTextLengths = { name: 60, phone: 30, message: 2000, wish: 120 } as const;

const { name, phone, message, wish } = leadTextLengths;

/** Forms send empty texts for fields that are left free. */
const optionalText = (max: number, error: string) =>
  z
    .string({ error })
    .trim()
    .max(max, error)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

const zipError = 'expected a ZIP code of five digits, or nothing';
const phoneError = 'expected a phone number such as (404) 555-0148, or nothing';
const emailError = `expected an email address of at most ${emailLength} characters, such as name@example.com`;
const firstNameError = `expected a first name of 1 to ${name} characters`;
const offerError = 'expected an offer in whole dollars, such as 14,200';

/** What a shopper sends to a seller about a car. Each refusal is a sentence for its field. */
export const leadRequestSchema = z
  .object({
    kind: z
      .enum(writtenLeadKinds, `expected one of ${writtenLeadKinds.join(', ')}`)
      .default('email'),
    listingId: listingIdSchema,
    comments: z
      .string({ error: 'expected a message' })
      .overwrite(asTyped)
      .trim()
      .max(message, `expected a message of ${message} characters at most`)
      .optional()
      .transform((text) => text ?? '')
      .describe('Not empty where the kind is email or chat; of another it may be absent'),
    firstName: z
      .string({ error: firstNameError })
      .trim()
      .min(1, firstNameError)
      .max(name, firstNameError),
    lastName: optionalText(name, `expected a last name of ${name} characters at most, or nothing`),
    fromEmailAddress: z
      .string({ error: emailError })
      .trim()
      .min(1, emailError)
      .max(emailLength, emailError)
      .pipe(z.email(emailError)),
    phoneNumber: optionalText(phone, phoneError).refine(
      (text) => text === null || phonePattern.test(text),
      phoneError,
    ),
    zip: optionalText(5, zipError).refine(
      (text) => text === null || /^\d{5}$/.test(text),
      zipError,
    ),
    /** The page that the shopper wrote from. */
    originPage: z.enum(leadPages, `expected one of ${leadPages.join(', ')}`).default('srp'),
    /** When a test drive would suit. */
    wish: optionalText(wish, `expected a day and time in ${wish} characters at most`),
    /** Whole dollars. */
    offer: z
      .union(
        [
          z.literal(''),
          z.preprocess(
            readDigits,
            z.number(offerError).int(offerError).min(1, offerError).max(9_999_999, offerError),
          ),
        ],
        offerError,
      )
      .nullish()
      .transform((dollars) => dollars || null),
    /** People do not see this field. */
    textPot: z.string('expected nothing').default(''),
  })
  .superRefine((request, context) => {
    const refuse = (field: string, text: string) =>
      context.addIssue({ code: 'custom', path: [field], message: text });
    const { kind } = request;
    if (kind === 'make-offer' && request.offer === null) refuse('offer', offerError);
    if (kind === 'test-drive' && request.wish === null)
      refuse('wish', 'expected a day and time that would suit');
    if (kind === 'one-click' && request.lastName === null)
      refuse('lastName', `expected a last name of 1 to ${name} characters`);
    if (['email', 'chat'].includes(kind) && request.comments === '')
      refuse('comments', 'expected a message');
  });
export type LeadRequest = z.output<typeof leadRequestSchema>;
