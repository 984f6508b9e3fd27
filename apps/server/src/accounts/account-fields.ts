import { passkeyNameLength } from '@forecourt/domain/account/passkey-name';
import { passwordLengths } from '@forecourt/domain/account/sign-in';
import { emailAddressSchema } from '@forecourt/domain/lead/email-form';
import { emailLength } from '@forecourt/domain/lead/email-length';
import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';

const emailError = `expected an email address of at most ${emailLength} characters, such as name@example.com`;

/** An address; the same in lower case. */
const email = z.unknown().transform((value, context) => {
  const parsed = emailAddressSchema.safeParse(value);
  if (parsed.success) return parsed.data.toLowerCase();
  context.addIssue({ code: 'custom', message: emailError });
  return z.NEVER;
});

const lengthError = `expected ${passwordLengths.min} to ${passwordLengths.max} characters`;

/** A password to be. Any characters may be used, and none must. */
const newPassword = z
  .string(lengthError)
  .min(passwordLengths.min, lengthError)
  .max(passwordLengths.max, lengthError)
  .refine((password) => !isCommonPassword(password), {
    error: 'expected another one: this is among the passwords that are tried first',
  });

/** A password as it is: whatever was typed is compared, and nothing is said about it. */
const password = z
  .string('expected your password')
  .min(1, 'expected your password')
  .max(passwordLengths.max, `expected at most ${passwordLengths.max} characters`);

export const emailFields = z.object({ email });
export const signInFields = z.object({ email, password });
export const signUpFields = z.object({ email, password: newPassword });
const nameError = `expected a name of 1 to ${passkeyNameLength} characters, such as Work laptop`;
/** White space counts as one space, as pages show it. */
export const passkeyNameFields = z.object({
  passkey: z.string().catch(''),
  name: z
    .string(nameError)
    .transform((name) => name.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, nameError).max(passkeyNameLength, nameError)),
});
/** The password is asked of who has one. */
export const newAddressFields = z.object({
  newEmail: email,
  password: z.string().max(passwordLengths.max).catch(''),
});
export const resetFields = z.object({
  token: z.string('expected a link').min(1),
  password: newPassword,
});
