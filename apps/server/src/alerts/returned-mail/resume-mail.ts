import { resumeAlertsPath } from '@forecourt/domain/alert/alert-paths';
import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import type { Database } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { sendLetter } from '../../platform/mail/send-letter.ts';
import { mailTheme } from '../../platform/mail/theme.ts';
import type { KeyRing } from '../../platform/secrets/key-ring.ts';
import type { AlertConfig } from '../alert-settings.ts';
import { alertToken } from '../alert-token.ts';
import { findStop } from './own-stop.ts';

interface ResumeMailParts {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly keyRing: KeyRing;
  readonly originOf: (brand: BrandCode) => string;
  readonly config: Pick<AlertConfig, 'postalAddress'>;
}

interface Asked {
  /** Of the asking: stays the same when it is sent again. */
  readonly id: string;
  readonly personId: string;
  readonly brand: string;
}

/** Asks a person, at the address that no alerts go to, whether they arrive again. */
export async function sendResumeMail(
  { database, mailer, keyRing, originOf, config }: ResumeMailParts,
  { id, personId, brand: code }: Asked,
): Promise<void> {
  const stop = await findStop(database, personId);
  if (stop === null) return;
  const brand = keptBrand(code);
  const token = alertToken(stop.subject, 'resume', keyRing);
  const href = `${originOf(brand.code)}${resumeAlertsPath(token)}`;
  await sendLetter(mailer, mailTheme(brand), {
    id: `resume-${id}`,
    to: stop.email,
    subject: 'Begin your alerts again',
    letter: resumeLetter(href, brand.name, config),
  });
}

const resumeLetter = (
  href: string,
  brand: string,
  { postalAddress }: Pick<AlertConfig, 'postalAddress'>,
): Letter => ({
  preview: 'One more step: then alerts come here again.',
  topic: 'Alerts',
  heading: 'Begin your alerts again',
  parts: [
    {
      kind: 'text',
      text: 'A mail to this address came back, or was reported as unwanted, and alerts have ended since. This one has arrived: press the button, and news of what you saved comes here again.',
    },
    { kind: 'button', label: 'Begin again', href },
  ],
  foot: [
    `You get this because you asked for it in your account on ${brand}. If that was not you, do nothing: no alerts come.`,
    postalAddress ?? [],
  ].flat(),
});
