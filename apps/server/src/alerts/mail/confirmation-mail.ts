import { confirmAlertPath } from '@forecourt/domain/alert/alert-paths';
import { type AskedNews, askedWords } from '@forecourt/domain/alert/asked-words';
import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { sendLetter } from '../../platform/mail/send-letter.ts';
import { mailTheme } from '../../platform/mail/theme.ts';
import type { KeyRing } from '../../platform/secrets/key-ring.ts';
import type { AlertConfig } from '../alert-settings.ts';
import { alertToken } from '../alert-token.ts';
import { askedNewsOf } from '../asked-news.ts';
import { searchSubscriptions, stoppedAddresses } from '../tables.ts';

interface ConfirmationParts {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly keyRing: KeyRing;
  readonly reference: Reference;
  readonly originOf: (brand: BrandCode) => string;
  readonly config: Pick<AlertConfig, 'postalAddress'>;
}

/** Asks at an address whether its reader wants news of a search or a car. */
export async function sendConfirmation(parts: ConfirmationParts, id: string): Promise<void> {
  const { database, mailer, keyRing, originOf, reference, config } = parts;
  const [subscription] = await database
    .select()
    .from(searchSubscriptions)
    .where(eq(searchSubscriptions.id, id));
  if (!subscription || subscription.confirmedAt !== null) return;
  const { email, askedAt } = subscription;
  if (await isStopped(database, email)) return;
  const brand = keptBrand(subscription.brand);
  const token = alertToken(`subscription:${id}`, 'confirm', keyRing);
  const href = `${originOf(brand.code)}${confirmAlertPath(token)}`;
  await sendLetter(mailer, mailTheme(brand), {
    id: `subscription-${id}-${askedAt.getTime()}`,
    to: email,
    subject: 'Confirm your price alerts',
    letter: confirmationLetter(askedNewsOf(subscription, reference), {
      href,
      brand: brand.name,
      postalAddress: config.postalAddress,
    }),
  });
}

async function isStopped(database: Database, email: string): Promise<boolean> {
  const found = await database
    .select()
    .from(stoppedAddresses)
    .where(eq(stoppedAddresses.email, email));
  return found.length > 0;
}

function confirmationLetter(
  asked: AskedNews,
  {
    href,
    brand,
    postalAddress,
  }: Pick<AlertConfig, 'postalAddress'> & { readonly href: string; readonly brand: string },
): Letter {
  const { before, after, rate } = askedWords(asked);
  const news = `hear ${before} ${asked.name}${after}`;
  return {
    preview: `One more step: then you ${news}.`,
    topic: asked.isCar ? asked.name : `Search: ${asked.name}`,
    heading: 'Confirm your price alerts',
    parts: [
      {
        kind: 'text',
        text: `One more step: confirm that you want to ${news}. ${rate}, and each has a link that ends them.`,
      },
      { kind: 'button', label: 'Confirm', href },
    ],
    foot: [
      `You get this because somebody typed this address on ${brand}. If that was not you, do nothing: no mail follows, and the address is forgotten in a week.`,
      postalAddress ?? [],
    ].flat(),
  };
}
