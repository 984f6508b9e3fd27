import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** An address that mail came back from, or that complained of one. */
export interface ReturnedMail {
  readonly email: string;
  readonly reason: 'bounce' | 'complaint';
}

/** Has no alert go to an address anymore; what it subscribed to is forgotten. */
export async function stopAddress(
  database: Database,
  { email, reason }: ReturnedMail,
): Promise<void> {
  const address = email.toLowerCase();
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`insert into stopped_addresses (email, reason)
      values (${address}, ${reason}) on conflict (email) do nothing`);
    await transaction.execute(sql`delete from search_subscriptions where email = ${address}`);
    await transaction.execute(sql`delete from alert_news
      where collected_at is null and recipient = ${`mail:${address}`}`);
  });
}
