import { randomUUID } from 'node:crypto';
import type { CountedLeadKind } from '@forecourt/domain/lead/lead-request';
import { findAskedCar, toLeadVehicle } from './asked-car/find-asked-car.ts';
import type { LeadParts } from './lead-parts.ts';
import { leads } from './tables.ts';

/** Counts that a shopper asked for a seller's number or began a text: it goes on elsewhere. */
export async function countLead(
  { database, reference, counts }: LeadParts,
  asked: { readonly kind: CountedLeadKind; readonly listingId: number },
  sender: { readonly brand: string; readonly visitorId: string | null },
): Promise<boolean> {
  const car = await findAskedCar(database, asked.listingId);
  if (!car?.isActive) return false;
  await database.insert(leads).values({
    id: randomUUID(),
    status: 'counted',
    ...asked,
    ...sender,
    ownerId: car.owner.id,
    vehicle: toLeadVehicle(car.listing, reference),
  });
  counts.add(asked.kind, 'counted');
  return true;
}
