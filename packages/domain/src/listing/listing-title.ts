import { listingTypes, nameOf } from '../vehicle/codes.ts';
import { makeAndModel } from '../vehicle/make-and-model.ts';
import type { VehicleReference } from '../vehicle/reference.ts';
import type { Listing } from './listing.ts';

type Titled = Pick<Listing, 'listingType' | 'year' | 'makeCode' | 'modelCode' | 'trim'>;

/** `Toyota Camry`, by the code of its model. */
export function modelName(modelCode: string, reference: VehicleReference): string {
  const model = reference.findModel(modelCode);
  const make = model && reference.findMake(model.makeCode)?.name;
  return makeAndModel(make ?? '', model?.name ?? modelCode);
}

/** `2020 Toyota Camry`: what a car is called without its condition and trim. */
export function carName(
  listing: Omit<Titled, 'listingType' | 'trim'>,
  reference: VehicleReference,
): string {
  const make = reference.findMake(listing.makeCode)?.name ?? listing.makeCode;
  const model = reference.findModel(listing.modelCode)?.name ?? listing.modelCode;
  return `${listing.year} ${makeAndModel(make, model)}`;
}

/** `Used`, `New`, `Certified`; a third party's certificate does not change that a car is used. */
export function conditionWord(listingType: string): string {
  return listingType === '3P_CERT' ? 'Used' : nameOf(listingTypes, listingType);
}

/** `Used 2020 Toyota Camry LE`. */
export function listingTitle(listing: Titled, reference: VehicleReference): string {
  const parts = [conditionWord(listing.listingType), carName(listing, reference), listing.trim];
  return parts.filter(Boolean).join(' ');
}
