import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { SellerMessaging } from '@forecourt/web/leads/services';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import type { MarketParts } from '../../request/parts.ts';
import { type AnswersRow, answersStatement, toAnswers } from '../answer-time.ts';
import type { LeadConfig } from '../lead-settings.ts';
import { takesMessages } from './takes-messages.ts';

type Parts = Pick<MarketParts, 'reads'> & {
  readonly config: Pick<LeadConfig, 'leadsTo'>;
};

type MessagingRow = AnswersRow & { readonly leadEmail: string | null };

/** How a seller is written to, in one read: every page of a car asks for it. */
export async function findMessaging(
  { reads, config }: Parts,
  seller: Pick<Owner, 'id' | 'hideEmailForm'>,
): Promise<SellerMessaging> {
  const [row] = await reads.read((from) =>
    rowsOf<MessagingRow>(
      from,
      sql`select answers.*, (select lead_email from owners where id = ${seller.id}) as "leadEmail"
          from (${answersStatement(seller.id)}) as answers`,
    ),
  );
  return {
    takesMessages: takesMessages(seller, row?.leadEmail ?? config.leadsTo ?? null),
    answerMinutes: toAnswers(row).minutes,
  };
}
