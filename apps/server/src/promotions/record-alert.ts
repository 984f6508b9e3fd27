import { randomUUID } from 'node:crypto';
import type { KnownConsumer } from '@forecourt/domain/account/interesting-vehicles';
import type { StillInterested } from '@forecourt/domain/account/still-interested';
import type { Database } from '../platform/database/database.ts';
import { interestAlerts } from './tables.ts';

/** Notes that who is signed in was shown cars again. */
export async function recordAlert(
  database: Database,
  { brand, vins }: Pick<StillInterested, 'brand' | 'vins'>,
  { consumerId, email }: KnownConsumer,
): Promise<void> {
  await database.insert(interestAlerts).values({
    id: randomUUID(),
    brand,
    vins,
    consumerId,
    email,
  });
}
