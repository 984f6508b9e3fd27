import { findModel, type VehicleVariant, variantsOf } from '@forecourt/catalog/vehicles/catalog';
import {
  type DriveType,
  driveGroupOf,
  type EngineCode,
  engines,
  type FuelTypeCode,
  features,
  type ListingType,
  type SimpleColor,
  type TransmissionCode,
  type VehicleStyleCode,
  vehicleHistoryTypes,
} from '@forecourt/domain/vehicle/codes';
import type { CarDraft } from './car-draft.ts';
import type { CarExtras } from './read-extras.ts';
import { findSimpleColor } from './vocabulary.ts';

/** What the row itself states, as codes where we have them. */
export interface StatedFacts {
  readonly vin: string;
  readonly year: number;
  readonly makeCode: string;
  readonly modelCode: string;
  readonly trim: string | null;
  readonly listingType: ListingType;
  readonly certifiedProgram: string | null;
  readonly stockNumber: string | null;
  readonly mileage: number | null;
  readonly salePrice: number | null;
  readonly msrp: number | null;
  readonly dealerFees: number | null;
  readonly mpgCity: number | null;
  readonly mpgHighway: number | null;
  readonly listedOn: string | null;
  readonly exteriorColor: string | null;
  readonly exteriorColorGeneric: string | null;
  readonly interiorColor: string | null;
  readonly interiorColorGeneric: string | null;
  readonly driveType: DriveType | null;
  readonly fuelTypeCode: FuelTypeCode | null;
  readonly transmissionCode: TransmissionCode | null;
  readonly transmissionName: string | null;
  readonly engineName: string | null;
  readonly cylinders: number | null;
  readonly liters: number | null;
  readonly vehicleStyleCode: VehicleStyleCode | null;
  readonly doors: number | null;
  readonly seats: number | null;
  readonly electricRangeMiles: number | null;
  readonly description: string | null;
  readonly options: readonly string[];
  readonly photoUrls: readonly string[];
  readonly history: readonly string[];
  readonly extras: CarExtras;
}

/**
 * Completes what the row states with what the catalogue knows of that year, model and trim. The
 * row's word stands wherever both speak; equipment is taken from the catalogue only when the trim is
 * known, because trims differ in little else.
 */
export function toCarDraft(facts: StatedFacts, privateSeller: boolean): CarDraft {
  const variant = bestVariant(facts);
  return {
    vin: facts.vin,
    stockNumber: facts.stockNumber,
    listingType: facts.listingType,
    year: facts.year,
    makeCode: facts.makeCode,
    modelCode: facts.modelCode,
    seriesCode: findModel(facts.modelCode)?.seriesCode ?? null,
    trim: facts.trim,
    ...bodyOf(facts, variant),
    ...powertrainOf(facts, variant),
    extColorSimple: colorOf(facts.exteriorColorGeneric, facts.exteriorColor),
    extColorName: facts.exteriorColor,
    intColorSimple: colorOf(facts.interiorColorGeneric, facts.interiorColor),
    intColorName: facts.interiorColor,
    mileage: facts.mileage,
    salePrice: facts.salePrice,
    msrp: facts.msrp ?? (facts.listingType === 'NEW' ? (variant?.msrp ?? null) : null),
    incentive: null,
    dealerFees: facts.dealerFees,
    listedOn: facts.listedOn,
    featureCodes: featuresOf(facts, variant),
    packages: [],
    options: [...facts.options],
    ...historyOf(facts),
    vehicleUseType: findModel(facts.modelCode)?.commercial ? 'COMMERCIAL' : 'PERSONAL',
    vehicleExchange: false,
    homeServices: [],
    certifiedProgram: facts.certifiedProgram,
    tier: privateSeller ? 'FREE' : 'STANDARD',
    ribbon: null,
    highlightType: null,
    hasSpecialOffer: false,
    photoUrls: [...facts.photoUrls],
    description: facts.description,
    ...facts.extras,
  };
}

/** How many of the row's own statements a variant agrees with; the trim weighs most. */
function agreement(facts: StatedFacts, variant: VehicleVariant): number {
  const { powertrain } = variant;
  const agrees = (stated: unknown, known: unknown, weight: number) =>
    stated !== null && stated === known ? weight : 0;
  return (
    agrees(facts.trim, variant.trim, 16) +
    agrees(facts.fuelTypeCode, powertrain.fuel, 8) +
    agrees(facts.driveType, powertrain.drive, 4) +
    agrees(facts.driveType && driveGroupOf(facts.driveType), driveGroupOf(powertrain.drive), 2) +
    agrees(facts.liters, powertrain.liters, 4) +
    agrees(facts.vehicleStyleCode, variant.style, 3) +
    agrees(facts.doors, variant.doors, 2) +
    agrees(facts.transmissionCode, powertrain.transmission, 1) +
    Math.min(variant.weight, 10) / 100
  );
}

function bestVariant(facts: StatedFacts): VehicleVariant | undefined {
  let best: VehicleVariant | undefined;
  let most = -1;
  for (const variant of variantsOf(facts.modelCode, facts.year)) {
    const score = agreement(facts, variant);
    if (score > most) [best, most] = [variant, score];
  }
  return best;
}

function bodyOf(facts: StatedFacts, variant: VehicleVariant | undefined) {
  const style = facts.vehicleStyleCode ?? variant?.style ?? null;
  const sameBody = variant !== undefined && style === variant.style;
  return {
    vehicleStyleCode: style,
    bodySubtypeCode: sameBody ? (variant.subtype ?? null) : null,
    truckBedLength: sameBody ? (variant.bed ?? null) : null,
    doors: facts.doors ?? (sameBody ? variant.doors : null),
    seats: facts.seats ?? (sameBody ? variant.seats : null),
  };
}

function powertrainOf(facts: StatedFacts, variant: VehicleVariant | undefined) {
  const known = variant?.powertrain;
  const fuel = facts.fuelTypeCode ?? known?.fuel ?? null;
  const sameFuel = known !== undefined && fuel === known.fuel;
  return {
    driveType: facts.driveType ?? known?.drive ?? null,
    fuelTypeCode: fuel,
    transmissionCode: facts.transmissionCode ?? known?.transmission ?? null,
    transmissionName: facts.transmissionName ?? known?.transmissionName ?? null,
    engineCode: engineCodeOf(facts, fuel) ?? (sameFuel ? known.engine : null),
    engineName: facts.engineName ?? (sameFuel ? known.engineName : null),
    displacementLiters: facts.liters ?? (sameFuel ? (known.liters ?? null) : null),
    mpgCity: facts.mpgCity ?? (sameFuel ? (known.mpg?.[0] ?? null) : null),
    mpgHighway: facts.mpgHighway ?? (sameFuel ? (known.mpg?.[1] ?? null) : null),
    electricRangeMiles: facts.electricRangeMiles ?? (sameFuel ? (known.range ?? null) : null),
  };
}

/** On the wire a car with an electric drive has that for its engine, whatever its cylinders. */
const engineOfFuel: Partial<Record<FuelTypeCode, EngineCode>> = {
  ELE: 'EL',
  HYB: 'HYBRD',
  PIH: 'HYBRD',
  HYD: 'FCELL',
};

function engineCodeOf(facts: StatedFacts, fuel: FuelTypeCode | null): EngineCode | undefined {
  const electric = fuel === null ? undefined : engineOfFuel[fuel];
  return electric ?? engines.find(({ code }) => code === `${facts.cylinders}CLDR`)?.code;
}

function colorOf(generic: string | null, name: string | null): SimpleColor | null {
  return findSimpleColor(generic ?? '') ?? findSimpleColor(name ?? '') ?? null;
}

const featureCodesByName = new Map<string, (typeof features)[number]['code']>(
  features.map(({ code, name }) => [name.toLowerCase(), code]),
);

function featuresOf(facts: StatedFacts, variant: VehicleVariant | undefined) {
  const stated = facts.options.flatMap(
    (option) => featureCodesByName.get(option.toLowerCase()) ?? [],
  );
  const standard = facts.trim !== null && facts.trim === variant?.trim ? variant.features : [];
  return [...new Set([...stated, ...standard])].sort();
}

function historyOf(facts: StatedFacts) {
  const told = vehicleHistoryTypes
    .map(({ code }) => code)
    .filter((code) => facts.history.includes(code));
  return {
    vehicleHistoryTypes: told,
    accidentCount: told.includes('NO_ACCIDENTS') ? 0 : null,
    ownerCount: told.includes('ONE_OWNER') ? 1 : null,
  };
}
