import type { LeadVehicle } from '@forecourt/domain/lead/conversation';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { nameOf, transmissions, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** A car that somebody asks about, and whose it is. */
export interface AskedCar {
  readonly listing: Listing;
  readonly isActive: boolean;
  readonly owner: Owner;
  /** Where the seller wants leads; null where the seller named none. */
  readonly leadEmail: string | null;
}

export async function findAskedCar(
  database: Database,
  listingId: number,
): Promise<AskedCar | undefined> {
  const [row] = await rowsOf<{
    readonly listing: Listing;
    readonly owner: Owner;
    readonly status: string;
    readonly leadEmail: string | null;
  }>(
    database,
    sql`select listings.data as listing, listings.status, owners.data as owner,
          owners.lead_email as "leadEmail"
        from listings join owners on owners.id = listings.owner_id
        where listings.id = ${listingId}`,
  );
  return row && { ...row, isActive: row.status === 'active' };
}

/** What is kept of it beside what was asked, in words: codes may be others one day. */
export function toLeadVehicle(listing: Listing, reference: VehicleReference): LeadVehicle {
  const make = reference.findMake(listing.makeCode)?.name ?? listing.makeCode;
  const model = reference.findModel(listing.modelCode)?.name ?? listing.modelCode;
  const { vehicleStyleCode: style, transmissionCode: transmission } = listing;
  return {
    listingId: listing.id,
    vin: listing.vin,
    stockNumber: listing.stockNumber,
    name: [carName(listing, reference), listing.trim].filter(Boolean).join(' '),
    condition: listing.listingType === 'NEW' ? 'new' : 'used',
    year: listing.year,
    make,
    model,
    trim: listing.trim,
    bodyStyle: style === null ? null : nameOf(vehicleStyles, style),
    transmission:
      listing.transmissionName ??
      (transmission === null ? null : nameOf(transmissions, transmission)),
    doors: listing.doors,
    exteriorColor: listing.extColorName,
    interiorColor: listing.intColorName,
    mileage: listing.mileage,
    price: derivedPrice(listing),
    ...(listing.salePrice === null && listing.msrp !== null && { isMsrp: true as const }),
  };
}
