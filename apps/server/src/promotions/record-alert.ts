import { randomUUID } from 'node:crypto';
import type { StillInterested } from '@forecourt/domain/account/still-interested';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { interestAlerts } from './tables.ts';

/** Alerts say whom to ask again soon: older ones are forgotten, with whom they name. */
const keptDays = 30;

/** Notes that shoppers were shown cars again, and with the first of a day forgets old ones. */
export function createAlertRecorder(
  database: Database,
): (alert: StillInterested, today: string) => Promise<void> {
  let cleanedOn = '';
  return async ({ brand, vins, consumer_id, email }, today) => {
    await database.insert(interestAlerts).values({
      id: randomUUID(),
      brand,
      vins,
      consumerId: consumer_id ?? null,
      email: email ?? null,
    });
    if (cleanedOn === today) return;
    cleanedOn = today;
    await database
      .delete(interestAlerts)
      .where(sql`${interestAlerts.createdAt} < now() - make_interval(days => ${keptDays}::int)`);
  };
}
