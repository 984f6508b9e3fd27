import type { AccountAnswer } from '@forecourt/domain/account/sign-in';
import { phonePattern } from '@forecourt/domain/lead/phone-number';
import type { Profile } from '@forecourt/web/accounts/services';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { problemsByField } from '../platform/problems-by-field.ts';
import type { AccountRequest } from './account-request.ts';

/** Who a person is to the dealers they write to. */
export async function findProfile(database: Database, personId: string): Promise<Profile | null> {
  const [row] = await rowsOf<Profile>(
    database,
    sql`select first_name as "firstName", last_name as "lastName", email, phone,
          is_one_click_opted_in as "isOneClickOptedIn"
        from people where id = ${personId}`,
  );
  return row ?? null;
}

/** Empty is nothing told. */
const told = (max: number, pattern: RegExp, error: string) =>
  z
    .string(error)
    .trim()
    .max(max, error)
    .refine((text) => text === '' || pattern.test(text), error)
    .transform((text) => text || null);

const profileFields = z
  .object({
    firstName: told(60, /\S/, 'expected a first name of at most 60 characters'),
    lastName: told(60, /\S/, 'expected a last name of at most 60 characters'),
    phone: told(30, phonePattern, 'expected a phone number such as (404) 555-0148, or nothing'),
    /** Boxes that are not ticked are not sent. */
    isOneClickOptedIn: z.literal('yes').optional(),
  })
  .superRefine(({ firstName, lastName, isOneClickOptedIn }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!isOneClickOptedIn) return;
    if (firstName === null) refuse('firstName', 'expected a first name: one click sends it');
    if (lastName === null) refuse('lastName', 'expected a last name: one click sends it');
  });

/** Stores what the person who asks told of themselves. */
export async function changeProfile(
  { parts: { database }, facts: { asker, calls } }: AccountRequest,
  fields: Readonly<Record<string, unknown>>,
): Promise<AccountAnswer> {
  if (asker.kind !== 'person') return { status: 'REFUSED', sentence: 'Sign in first.' };
  const parsed = profileFields.safeParse(fields);
  if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
  const { firstName, lastName, phone, isOneClickOptedIn } = parsed.data;
  await calls.require('account', () =>
    database.execute(sql`update people set first_name = ${firstName}, last_name = ${lastName}, phone = ${phone},
          is_one_click_opted_in = ${isOneClickOptedIn === 'yes'}, updated_at = now()
        where id = ${asker.personId}`),
  );
  return { status: 'DONE' };
}
