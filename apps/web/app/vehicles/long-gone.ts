import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { daysOnMarket } from '@forecourt/domain/listing/listing-rules';

/** Days after which search engines are told that a car does not come back. */
const daysUntilGone = 30;

/** @param today `YYYY-MM-DD` */
export function isLongGone({ status, toldOn }: FoundVehicle, today: string): boolean {
  return status !== 'active' && daysOnMarket(toldOn, today) > daysUntilGone;
}
