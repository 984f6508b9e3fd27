import type { Database } from '../platform/database/database.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import type { PublicOrigins } from '../request/public-origins.ts';
import type { LeadMailParts } from './lead-mail.ts';
import type { LeadConfig } from './lead-settings.ts';

interface MailSurroundings {
  readonly config: LeadConfig & { readonly publicOrigins: PublicOrigins; readonly port: number };
  readonly database: Database;
  readonly mailer: Mailer;
}

/** Links in mails lead to where the settings say that shoppers reach us, never to where a request came. */
export function leadMailParts({ config, database, mailer }: MailSurroundings): LeadMailParts {
  const { publicOrigins, port, leadsTo } = config;
  return {
    database,
    mailer,
    relay: config.mailRelay ?? null,
    leadsTo: leadsTo ?? null,
    originOf: (brand) =>
      publicOrigins[brand] ??
      publicOrigins.atc ??
      `http://${brand === 'atc' ? '' : `${brand}.`}localhost:${port}`,
  };
}
