import { z } from 'zod';
import { emailLength } from './email-length.ts';

/** A required address. The length is checked first, so that the longest texts cost nothing. */
export const emailAddressSchema = z.string().trim().min(1).max(emailLength).pipe(z.email());

/** The form of one address. `textPot` is a field that people do not see. */
export const emailFormSchema = z.object({
  emailAddress: emailAddressSchema,
  textPot: z.string().default(''),
});
export type EmailForm = z.infer<typeof emailFormSchema>;

/**
 * Whether something filled the field that people do not see. Such a form is answered like any other,
 * and nothing is stored or sent: a refusal would teach the sender.
 */
export function isTrapped(form: { readonly textPot: string }): boolean {
  return form.textPot !== '';
}
