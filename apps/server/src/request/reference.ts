import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import type { Reference } from '@forecourt/domain/vehicle/reference';

/** What is known of vehicles and places, as searches are read and answered by. */
export const reference: Reference = { ...vehicleReference, ...placeReference };
