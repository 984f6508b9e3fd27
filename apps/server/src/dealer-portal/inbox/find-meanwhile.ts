import type { Speaker } from '@forecourt/domain/lead/conversation';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { AtPortal } from '../portal-parts.ts';
import { type Writer, writerOf } from './writer-of.ts';

interface Row extends Writer {
  readonly speaker: Speaker;
  readonly text: string;
  readonly firstName: string;
}

/**
 * What others wrote in a conversation since a page showed it, in a sentence; null where nobody did.
 *
 * @param was the last message that was shown; empty where there was none
 */
export async function findMeanwhile(
  database: Database,
  { conversation, was }: { readonly conversation: string; readonly was: string },
  { staff }: Pick<AtPortal, 'staff'>,
): Promise<string | null> {
  if (was !== '' && !isUuid(was)) return null;
  const since =
    was === ''
      ? sql`true`
      : sql`(lead_messages.created_at, lead_messages.id) >
          (select created_at, id from lead_messages where id = ${was}::uuid)`;
  const [row] = await rowsOf<Row>(
    database,
    sql`select speaker, text, first_name as "firstName", staff_id as "staffId",
          dealer_staff.name as "staffName"
        from lead_messages join leads on leads.id = lead_id
          left join dealer_staff on dealer_staff.id = staff_id
        where lead_id = ${conversation}::uuid and ${since}
          and staff_id is distinct from ${staff.id}::uuid
        order by lead_messages.created_at desc, lead_messages.id desc limit 1`,
  );
  if (!row) return null;
  const did =
    row.speaker === 'seller' ? `${writerOf(row, { staff })} answered` : `${row.firstName} wrote`;
  return `Nothing was sent yet. ${did} meanwhile: “${shortened(row.text)}” Send yours if it still fits.`;
}

/** Characters of a message that are told; all of it stands in the conversation. */
const toldLength = 200;

const shortened = (text: string): string =>
  text.length > toldLength ? `${text.slice(0, toldLength)} …` : text;
