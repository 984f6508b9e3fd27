import { alertPath } from '@forecourt/domain/alert/alert-paths';
import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/give-turns.ts';
import { type Mailer, MailNotSent } from '../../platform/mail/mail.ts';
import { mailTheme } from '../../platform/mail/theme.ts';
import type { MarketParts } from '../../request/parts.ts';
import type { AlertConfig } from '../alert-settings.ts';
import { alertToken } from '../alert-token.ts';
import { writeAlertLetter } from '../mail/alert-letter.ts';
import type { AlertSubject } from '../mail/alert-subject.ts';
import type { AlertChannel, AlertMessage, NotSent } from './channel.ts';

export type MailChannelParts = Pick<
  MarketParts,
  'database' | 'engine' | 'reference' | 'keyRing' | 'clock' | 'flags'
> & {
  readonly mailer: Mailer;
  /** Where shoppers reach a brand. */
  readonly originOf: (brand: BrandCode) => string;
  readonly config: Pick<AlertConfig, 'postalAddress'>;
};

/** Alerts by email: to confirmed addresses of accounts and of subscriptions. */
export function mailChannel(parts: MailChannelParts): AlertChannel {
  return {
    name: 'mail',
    reaches: async (database, recipients) =>
      new Set((await findAddresses(database, recipients)).keys()),
    send: (message) => sendMail(parts, message),
  };
}

/** The addresses of recipients that have one which mail goes to. */
async function findAddresses(
  database: Database,
  recipients: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ recipient: string; email: string }>(
    database,
    sql`select recipient, email from (
          select recipient, coalesce(people.email, substring(recipient from '^mail:(.*)')) as email
          from json_array_elements_text(${JSON.stringify(recipients)}::json) as recipient
            left join people on people.id = substring(recipient from '^person:(.*)')
              and email_verified) as found
        where email is not null
          and not exists (select from stopped_addresses where stopped_addresses.email = found.email)`,
  );
  return new Map(rows.map(({ recipient, email }) => [recipient, email]));
}

async function sendMail(parts: MailChannelParts, message: AlertMessage): Promise<NotSent | null> {
  const { database, mailer, keyRing, originOf } = parts;
  const { id, recipient, subject } = message;
  const to = (await findAddresses(database, [recipient])).get(recipient);
  if (to === undefined) return 'unwanted';
  const brand = keptBrand(subject.brand);
  const origin = originOf(brand.code);
  const token = alertToken(subject.subject, 'alert', keyRing);
  // What is said and what is sent computes for a millisecond or two each.
  await takeTurn();
  const letter = await writeAlertLetter(parts, { message, origin, token });
  const written = await mailer.write(letter, mailTheme(brand));
  await takeTurn();
  try {
    await mailer.send({
      id: `alert-${id}`,
      to,
      fromName: brand.name,
      ...written,
      subject: subjectLine(letter.heading, subject),
      unsubscribe: `${origin}${alertPath(token)}`,
    });
    return null;
  } catch (error) {
    if (error instanceof MailNotSent && error.isFinal) return 'refused';
    throw error;
  }
}

/** What is told of one car names it. */
const subjectLine = (heading: string, { title, vin }: AlertSubject) =>
  title === null || vin !== null ? heading : `${title}: ${heading}`;
