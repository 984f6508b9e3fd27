import { randomUUID } from 'node:crypto';
import type { StillInterested } from '@forecourt/domain/account/still-interested';
import type { Database } from '../platform/database/database.ts';
import { interestAlerts } from './tables.ts';

/** Notes that a shopper was shown cars again. */
export async function recordAlert(
  database: Database,
  { brand, vins, consumer_id, email }: StillInterested,
): Promise<void> {
  await database.insert(interestAlerts).values({
    id: randomUUID(),
    brand,
    vins,
    consumerId: consumer_id ?? null,
    email: email ?? null,
  });
}
