import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { mailedOrigins } from '../../request/mailed-origin.ts';
import type { PublicOrigins } from '../../request/public-origins.ts';
import type { LeadConfig } from '../lead-settings.ts';
import type { LeadMailParts } from './lead-mail.ts';

interface MailSurroundings {
  readonly config: LeadConfig & { readonly publicOrigins: PublicOrigins; readonly port: number };
  readonly database: Database;
  readonly mailer: Mailer;
}

export function leadMailParts({ config, database, mailer }: MailSurroundings): LeadMailParts {
  return {
    database,
    mailer,
    relay: config.mailRelay ?? null,
    leadsTo: config.leadsTo ?? null,
    originOf: mailedOrigins(config),
  };
}
