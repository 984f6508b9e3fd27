import { type BrandCode, mainBrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import type { Database } from '../platform/database/database.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import { type AddressedLetter, sendLetter } from '../platform/mail/send-letter.ts';
import { mailTheme } from '../platform/mail/theme.ts';
import type { LetterFrom } from './mailed-origin.ts';

/** What mails are made with about what is of no brand: a dealer, a review, the console. */
export interface BrandlessMailParts {
  readonly database: Database;
  readonly mailer: Mailer;
  /** The one brand that is served here; undefined where all are. */
  readonly config: { readonly brand: BrandCode | undefined };
  /** Where people reach a brand. */
  readonly originOf: (brand: BrandCode) => string;
}

/**
 * Sends a letter about what is of no brand, in the look of the one that is served here, else of the main one.
 *
 * @throws MailNotSent for now
 */
export async function sendBrandless(
  { mailer, config, originOf }: Omit<BrandlessMailParts, 'database'>,
  write: (from: LetterFrom) => AddressedLetter,
): Promise<void> {
  const brand = keptBrand(config.brand ?? mainBrandCode);
  await sendLetter(mailer, mailTheme(brand), write({ brand, origin: originOf(brand.code) }));
}
