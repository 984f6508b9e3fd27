import {
  type CodeName,
  carSizes,
  dealTypes,
  doorCounts,
  driveGroups,
  electricMileRanges,
  engineDisplacements,
  engines,
  features,
  fuelTypes,
  homeServices,
  listingAges,
  listingTypes,
  mileageRanges,
  mpgRanges,
  priceDrops,
  sellerTypes,
  simpleColors,
  transmissions,
  truckBeds,
  truckCabOptions,
  vanSizes,
  vehicleHistoryTypes,
  vehicleStyles,
  vehicleUseTypes,
} from '../vehicle/codes.ts';

/**
 * The filter groups whose choice is a set of codes, keyed by the parameter that carries them.
 * A listing passes a group when it has one of the chosen codes (`featureCode`: all of them). Groups AND
 * with each other, except that make, series, model and trim are levels of one tree: see `vehicle-tree.ts`.
 * Year, price, place and owner are not here: they are ranges and places, see `search-query.ts`.
 */
interface FilterGroup {
  readonly label: string;
  /** The spellings of the parameter's older generation, still accepted, never emitted. */
  readonly legacy?: readonly string[];
  /** Absent where the options come from the catalogue and not from a fixed vocabulary. */
  readonly options?: readonly CodeName[];
  /** How many values may be chosen; unlimited when absent. */
  readonly most?: number;
}

/** All groups, in the order in which addresses and answers name them. */
export const filterGroups = {
  listingType: { label: 'Condition', legacy: ['listingTypes'], options: listingTypes },
  makeCode: {
    label: 'Make',
    legacy: ['makeCodeList', 'makeCode1', 'makeCode2', 'makeCode3'],
    most: 5,
  },
  seriesCode: { label: 'Series', legacy: ['seriesCodeList'] },
  modelCode: {
    label: 'Model',
    legacy: ['modelCodeList', 'modelCode1', 'modelCode2', 'modelCode3'],
  },
  trimCode: { label: 'Trim', legacy: ['trimCodeList'] },
  packages: { label: 'Packages' },
  mileage: { label: 'Mileage', legacy: ['maxMileage'], options: mileageRanges },
  dealType: { label: 'Deal Rating', legacy: ['dealTypes'], options: dealTypes },
  priceDrop: { label: 'Price Drop', options: priceDrops },
  daysOnMarket: { label: 'Days on Market', options: listingAges },
  vehicleStyleCode: { label: 'Body Style', legacy: ['vehicleStyleCodes'], options: vehicleStyles },
  suvSubtypeCode: { label: 'SUV Size', options: carSizes },
  sedanSubtypeCode: { label: 'Sedan Size', options: carSizes },
  vanSubtypeCode: { label: 'Van Size', options: vanSizes },
  bodyStyleSubtypeCode: {
    label: 'Cab Size',
    legacy: ['bodyStyleSubtypeCodes'],
    options: truckCabOptions,
  },
  truckBedLength: { label: 'Bed Length', options: truckBeds },
  fuelTypeGroup: { label: 'Fuel Type', options: fuelTypes },
  mpgRange: { label: 'Fuel Economy', legacy: ['mpgRanges'], options: mpgRanges },
  electricMileRange: {
    label: 'Electric Range',
    options: [...electricMileRanges, { code: 'UNSPECIFIED', name: 'Unspecified' }],
  },
  driveGroup: { label: 'Drive Type', options: driveGroups },
  transmissionCode: {
    label: 'Transmission',
    legacy: ['transmissionCodes'],
    options: transmissions,
  },
  engineCode: { label: 'Cylinders', legacy: ['engineCodes'], options: engines },
  engineDisplacement: { label: 'Engine Displacement', options: engineDisplacements },
  doorCode: { label: 'Doors', legacy: ['doorCodes'], options: doorCounts },
  extColorSimple: { label: 'Exterior Color', legacy: ['extColorsSimple'], options: simpleColors },
  intColorSimple: {
    label: 'Interior Color',
    legacy: ['interiorColorsSimple'],
    options: simpleColors,
  },
  featureCode: { label: 'Features', legacy: ['featureCodes'], options: features },
  vehicleHistoryType: {
    label: 'Vehicle History',
    legacy: ['vhrTypes'],
    options: vehicleHistoryTypes,
  },
  vehicleUseType: { label: 'Vehicle Use', options: vehicleUseTypes },
  sellerType: { label: 'Seller Type', legacy: ['sellerTypes'], options: sellerTypes },
  homeServices: { label: 'Home Services', options: homeServices },
  vehicleExchange: {
    label: 'Money-Back Guarantee',
    options: [{ code: 'true', name: 'Money-Back Guarantee' }],
  },
  feesTold: {
    label: 'Dealer Fees',
    options: [{ code: 'true', name: 'Fees Included in Totals' }],
  },
} as const satisfies Record<string, FilterGroup>;

export type FilterGroupKey = keyof typeof filterGroups;

/** Their parameters, in the same order. */
export const filterGroupKeys = Object.keys(filterGroups) as FilterGroupKey[];

/** Chosen codes per group: sorted, without repeats, never an empty array. */
export type FilterValues = { readonly [Key in FilterGroupKey]?: readonly string[] };

/** A group's definition with its optional parts, for code that walks all groups alike. */
export function filterGroup(key: FilterGroupKey): FilterGroup {
  return filterGroups[key];
}

/** The four groups that are levels of one tree and so share one choice. */
export const vehicleTreeGroups = ['makeCode', 'seriesCode', 'modelCode', 'trimCode'] as const;

/** The value of a group that holds just one; several are left out of paths, crumbs and summaries. */
export function onlyValue(values: readonly string[] | undefined): string | undefined {
  return values?.length === 1 ? values[0] : undefined;
}

/** The one model that a search is for; undefined where it is for none, several, or other makes or a series too. */
export function onlyModel({
  makeCode = [],
  seriesCode = [],
  modelCode,
}: FilterValues): string | undefined {
  return makeCode.length <= 1 && seriesCode.length === 0 ? onlyValue(modelCode) : undefined;
}
