import { groupDigits } from './group-digits.ts';
/**
 * The code values of the marketplace's wire format, one table per vocabulary.
 *
 * A code is opaque text that appears in URLs, in the REST interface and in stored rows; a name is
 * what a shopper reads. Order in a table is the order of display.
 */

export interface CodeName<Code extends string = string> {
  readonly code: Code;
  readonly name: string;
}

/** Declares a vocabulary, keeping its codes as a literal union. */
function vocabulary<const Entries extends readonly CodeName[]>(entries: Entries): Entries {
  return entries;
}

type CodeOf<Vocabulary extends readonly CodeName[]> = Vocabulary[number]['code'];

/** The codes of a vocabulary, in display order, as the non-empty tuple that `z.enum` wants. */
export function codesOf<const Vocabulary extends readonly CodeName[]>(
  entries: Vocabulary,
): [CodeOf<Vocabulary>, ...CodeOf<Vocabulary>[]] {
  return entries.map((entry) => entry.code) as [CodeOf<Vocabulary>, ...CodeOf<Vocabulary>[]];
}

/** The display name of `code`, or the code itself when the vocabulary does not know it. */
export function nameOf(entries: readonly CodeName[], code: string): string {
  return entries.find((entry) => entry.code === code)?.name ?? code;
}

export const listingTypes = vocabulary([
  { code: 'NEW', name: 'New' },
  { code: 'USED', name: 'Used' },
  { code: 'CERTIFIED', name: 'Certified' },
  { code: '3P_CERT', name: 'Third-party certified' },
]);
export type ListingType = CodeOf<typeof listingTypes>;

/** All that were driven before, whoever vouches for them. */
export const usedTypes = ['USED', 'CERTIFIED', '3P_CERT'] as const satisfies readonly ListingType[];

export const sellerTypes = vocabulary([
  { code: 'd', name: 'Dealer' },
  { code: 'p', name: 'Private seller' },
]);

export const vehicleStyles = vocabulary([
  { code: 'SUVCROSS', name: 'SUV / Crossover' },
  { code: 'TRUCKS', name: 'Truck' },
  { code: 'SEDAN', name: 'Sedan' },
  { code: 'COUPE', name: 'Coupe' },
  { code: 'CONVERT', name: 'Convertible' },
  { code: 'VANMV', name: 'Van / Minivan' },
  { code: 'WAGON', name: 'Wagon' },
  { code: 'HATCH', name: 'Hatchback' },
]);
export type VehicleStyleCode = CodeOf<typeof vehicleStyles>;

/** Cab sizes: a filter option is one name standing for two codes joined by `+`. */
export const truckCabs = vocabulary([
  { code: 'FULLSIZE_CREW', name: 'Fullsize Crew Cab' },
  { code: 'COMPACT_CREW', name: 'Compact Crew Cab' },
  { code: 'FULLSIZE_EXTEND', name: 'Fullsize Extended Cab' },
  { code: 'COMPACT_EXTEND', name: 'Compact Extended Cab' },
  { code: 'FULLSIZE_REG', name: 'Fullsize Regular Cab' },
  { code: 'COMPACT_REG', name: 'Compact Regular Cab' },
]);
export type TruckCabCode = CodeOf<typeof truckCabs>;

/** What the cab filter offers: each value ORs the codes joined by `+`. */
export const truckCabOptions = vocabulary([
  { code: 'FULLSIZE_CREW+COMPACT_CREW', name: 'Crew Cab' },
  { code: 'FULLSIZE_EXTEND+COMPACT_EXTEND', name: 'Extended Cab' },
  { code: 'FULLSIZE_REG+COMPACT_REG', name: 'Regular Cab' },
]);

export const carSizes = vocabulary([
  { code: 'SUBCOMPACT', name: 'Subcompact' },
  { code: 'COMPACT', name: 'Compact' },
  { code: 'MIDSIZE', name: 'Midsize' },
  { code: 'FULLSIZE', name: 'Full Size' },
]);
export type CarSizeCode = CodeOf<typeof carSizes>;

export const vanSizes = vocabulary([
  { code: 'FULLSIZE', name: 'Full Size' },
  { code: 'MINIVAN', name: 'Minivan' },
]);
export type VanSizeCode = CodeOf<typeof vanSizes>;

export const truckBeds = vocabulary([
  { code: 'SHORT', name: 'Short' },
  { code: 'MEDIUM', name: 'Medium' },
  { code: 'LONG', name: 'Long' },
  { code: 'UNSPECIFIED', name: 'Include unspecified lengths' },
]);
export type TruckBedCode = CodeOf<typeof truckBeds>;

export const driveGroups = vocabulary([
  { code: 'AWD4WD', name: 'AWD/4WD' },
  { code: 'FWD', name: 'Front Wheel Drive' },
  { code: 'RWD', name: 'Rear Wheel Drive' },
]);
export type DriveGroup = CodeOf<typeof driveGroups>;

export const driveTypes = vocabulary([
  { code: 'AWD', name: 'All wheel drive' },
  { code: '4WD', name: '4 wheel drive' },
  { code: 'FWD', name: '2 wheel drive - front' },
  { code: 'RWD', name: '2 wheel drive - rear' },
]);
export type DriveType = CodeOf<typeof driveTypes>;

/** The filter group that a drive type belongs to. */
export function driveGroupOf(driveType: DriveType): DriveGroup {
  return driveType === 'AWD' || driveType === '4WD' ? 'AWD4WD' : driveType;
}

export const transmissions = vocabulary([
  { code: 'AUT', name: 'Automatic' },
  { code: 'MAN', name: 'Manual' },
]);
export type TransmissionCode = CodeOf<typeof transmissions>;

export const engines = vocabulary([
  { code: '3CLDR', name: '3 Cylinder' },
  { code: '4CLDR', name: '4 Cylinder' },
  { code: '5CLDR', name: '5 Cylinder' },
  { code: '6CLDR', name: '6 Cylinder' },
  { code: '8CLDR', name: '8 Cylinder' },
  { code: '10CLDR', name: '10 Cylinder' },
  { code: '12CLDR', name: '12 Cylinder' },
  { code: '16CLDR', name: '16 Cylinder' },
  { code: 'RTR', name: 'Rotary' },
  { code: 'EL', name: 'Electric' },
  { code: 'HYBRD', name: 'Hybrid' },
  { code: 'FCELL', name: 'Fuel Cell' },
]);
export type EngineCode = CodeOf<typeof engines>;

/** In the specification's order of display. */
export const fuelTypes = vocabulary([
  { code: 'ELE', name: 'Electric' },
  { code: 'GSL', name: 'Gasoline' },
  { code: 'HYB', name: 'Hybrid' },
  { code: 'PIH', name: 'Plug-in Hybrid' },
  { code: 'DSL', name: 'Diesel' },
  { code: 'HYD', name: 'Hydrogen' },
  { code: 'ALT', name: 'Alternative' },
]);
export type FuelTypeCode = CodeOf<typeof fuelTypes>;

export interface NumberBand<Code extends string = string> extends CodeName<Code> {
  /** Inclusive lower bound. */
  readonly min: number;
  /** Inclusive upper bound; `Infinity` when open. */
  readonly max: number;
}

/** Displacement is compared after rounding to a tenth of a litre. */
export const engineDisplacements = [
  { code: '1.0-1.9', name: '1.0 - 1.9L', min: 1, max: 1.9 },
  { code: '2.0-2.9', name: '2.0 - 2.9L', min: 2, max: 2.9 },
  { code: '3.0-3.9', name: '3.0 - 3.9L', min: 3, max: 3.9 },
  { code: '4.0-4.9', name: '4.0 - 4.9L', min: 4, max: 4.9 },
  { code: '5.0-5.9', name: '5.0 - 5.9L', min: 5, max: 5.9 },
  { code: '6.0-6.9', name: '6.0 - 6.9L', min: 6, max: 6.9 },
  { code: '7.0-7.9', name: '7.0 - 7.9L', min: 7, max: 7.9 },
  { code: '8.0-9.0', name: '8.0 - 8.9L', min: 8, max: 9 },
] as const satisfies readonly NumberBand[];

/** Nested bands: a car of 41 mpg counts in all four. */
export const mpgRanges = [
  { code: '10-MPG', name: '10+ MPG', min: 10, max: Number.POSITIVE_INFINITY },
  { code: '20-MPG', name: '20+ MPG', min: 20, max: Number.POSITIVE_INFINITY },
  { code: '30-MPG', name: '30+ MPG', min: 30, max: Number.POSITIVE_INFINITY },
  { code: '40-MPG', name: '40+ MPG', min: 40, max: Number.POSITIVE_INFINITY },
] as const satisfies readonly NumberBand[];

/** Miles on a full charge; `UNSPECIFIED` (an electric car of unknown range) is not a band. */
export const electricMileRanges = [
  { code: '0-100', name: '0 - 100 Miles', min: 0, max: 100 },
  { code: '101-200', name: '101 - 200 Miles', min: 101, max: 200 },
  { code: '201-300', name: '201 - 300 Miles', min: 201, max: 300 },
  { code: '300-', name: '300+ Miles', min: 301, max: Number.POSITIVE_INFINITY },
] as const satisfies readonly NumberBand[];

/** Nested bands of the odometer; a plain number `N` in a query means "N or less". */
export const mileageRanges = [
  ...[10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((thousand) => ({
    code: `-${thousand * 1000}`,
    name: `${thousand},000 or less`,
    min: 0,
    max: thousand * 1000,
  })),
  { code: '100001-', name: 'Over 100,000', min: 100_001, max: Number.POSITIVE_INFINITY },
] as const satisfies readonly NumberBand[];

export interface ColorName<Code extends string = string> extends CodeName<Code> {
  /** Swatch, `#rrggbb`. */
  readonly rgb: string;
}

export const simpleColors = [
  { code: 'BLACK', name: 'Black', rgb: '#17191d' },
  { code: 'WHITE', name: 'White', rgb: '#e9ebec' },
  { code: 'OFFWHITE', name: 'Off White', rgb: '#f3efe2' },
  { code: 'SILVER', name: 'Silver', rgb: '#b4b9be' },
  { code: 'GRAY', name: 'Gray', rgb: '#6c7278' },
  { code: 'CHARCOAL', name: 'Charcoal', rgb: '#3a3f45' },
  { code: 'BLUE', name: 'Blue', rgb: '#1f4fa3' },
  { code: 'TURQUOISE', name: 'Turquoise', rgb: '#2f9c95' },
  { code: 'RED', name: 'Red', rgb: '#b01c24' },
  { code: 'BURGUNDY', name: 'Burgundy', rgb: '#6b1622' },
  { code: 'GREEN', name: 'Green', rgb: '#2c5e40' },
  { code: 'BROWN', name: 'Brown', rgb: '#5c4031' },
  { code: 'BEIGE', name: 'Beige', rgb: '#cbb994' },
  { code: 'TAN', name: 'Tan', rgb: '#b89a6b' },
  { code: 'GOLD', name: 'Gold', rgb: '#a9853c' },
  { code: 'ORANGE', name: 'Orange', rgb: '#d9661f' },
  { code: 'YELLOW', name: 'Yellow', rgb: '#e3b91c' },
  { code: 'PURPLE', name: 'Purple', rgb: '#5b3283' },
  { code: 'PINK', name: 'Pink', rgb: '#d7799c' },
] as const satisfies readonly ColorName[];
export type SimpleColor = CodeOf<typeof simpleColors>;

export const doorCounts = vocabulary([
  { code: '2', name: 'Two Door' },
  { code: '3', name: 'Three Door' },
  { code: '4', name: 'Four Door' },
  { code: '5', name: 'Five Door' },
]);

/** Values of the `dealType` filter. Fair and high prices have no value on the wire. */
export const dealTypes = vocabulary([
  { code: 'greatprice', name: 'Great Deal' },
  { code: 'goodprice', name: 'Good Deal' },
]);

/** Nested bands of the days since a car was listed, from both ends. No part of the specification. */
export const listingAges = [
  ...[3, 7, 14, 30].map((days) => ({
    code: `-${days}`,
    name: `Listed in the past ${days} days`,
    min: 0,
    max: days,
  })),
  ...[30, 60, 90].map((days) => ({
    code: `${days + 1}-`,
    name: `Listed over ${days} days ago`,
    min: days + 1,
    max: Number.POSITIVE_INFINITY,
  })),
] as const satisfies readonly NumberBand[];

/** Nested bands of the whole dollars by which a price fell. No part of the specification. */
export const priceDrops = [
  { code: '1-', name: 'Any price drop', min: 1, max: Number.POSITIVE_INFINITY },
  ...[500, 1000, 2000].map((dollars) => ({
    code: `${dollars}-`,
    name: `$${groupDigits(dollars)}+ price drop`,
    min: dollars,
    max: Number.POSITIVE_INFINITY,
  })),
] as const satisfies readonly NumberBand[];

export const homeServices = vocabulary([
  { code: 'BUY_ONLINE', name: 'Buy Online' },
  { code: 'ONLINE_PAPERWORK', name: 'Online Paperwork' },
  { code: 'SHIP_TO_HOME', name: 'Local Home Delivery' },
  { code: 'TEST_DRIVE', name: 'Test Drive at Home' },
  { code: 'VIRTUAL_TOUR', name: 'Video Walkaround' },
]);
export type HomeServiceCode = CodeOf<typeof homeServices>;

export const vehicleHistoryTypes = vocabulary([
  { code: 'NO_ACCIDENTS', name: 'No Accidents' },
  { code: 'ONE_OWNER', name: 'Single Owner' },
  { code: 'CLEAN_TITLE', name: 'Clean Title' },
  { code: 'NO_FRAME_DAMAGE', name: 'No Frame Damage' },
  { code: 'FREE_REPORT', name: 'Free Report' },
]);
export type VehicleHistoryType = CodeOf<typeof vehicleHistoryTypes>;

export const vehicleUseTypes = vocabulary([
  { code: 'PERSONAL', name: 'Personal' },
  { code: 'COMMERCIAL', name: 'Commercial' },
]);

export const featureGroups = ['Exterior', 'Technology', 'Interior', 'Safety', 'Other'] as const;
export type FeatureGroup = (typeof featureGroups)[number];

export interface FeatureName<Code extends string = string> extends CodeName<Code> {
  readonly group: FeatureGroup;
}

export const features = [
  { code: '1062', name: 'Keyless Entry', group: 'Exterior' },
  { code: '1317', name: 'Premium Wheels', group: 'Exterior' },
  { code: '1172', name: 'Roof Rack', group: 'Exterior' },
  { code: '1199', name: 'Trailer Hitch', group: 'Exterior' },
  { code: 'AT0001', name: 'Dual Rear Wheels', group: 'Exterior' },
  { code: '1327', name: 'Android Auto', group: 'Technology' },
  { code: '1326', name: 'Apple CarPlay', group: 'Technology' },
  { code: '1211', name: 'Bluetooth, Hands-Free', group: 'Technology' },
  { code: '1033', name: 'Cruise Control', group: 'Technology' },
  { code: '1297', name: 'DVD Player', group: 'Technology' },
  { code: '1066', name: 'Navigation', group: 'Technology' },
  { code: '1230', name: 'Portable Audio Connection', group: 'Technology' },
  { code: '1136', name: 'Premium Audio', group: 'Technology' },
  { code: '1149', name: 'Satellite Radio', group: 'Technology' },
  { code: '1161', name: 'Steering Wheel Controls', group: 'Technology' },
  { code: '1221', name: 'Remote Engine Start', group: 'Technology' },
  { code: '1313', name: 'Adaptive Cruise Control', group: 'Technology' },
  { code: '1298', name: 'Heads Up Display', group: 'Technology' },
  { code: '1160', name: 'Rain Sensing Wipers', group: 'Technology' },
  { code: '1229', name: 'Keyless Start', group: 'Technology' },
  { code: '1180', name: 'Automatic Parking', group: 'Technology' },
  { code: '1331', name: 'WiFi Hotspot', group: 'Technology' },
  { code: '1306', name: '3rd Row Seats', group: 'Interior' },
  { code: '1319', name: 'Heated Seats', group: 'Interior' },
  { code: '1078', name: 'Leather Seats', group: 'Interior' },
  { code: '1132', name: 'Sunroof', group: 'Interior' },
  { code: '1224', name: 'Backup Camera', group: 'Safety' },
  { code: '1142', name: 'Night Vision', group: 'Safety' },
  { code: '1310', name: 'Lane Departure Warning', group: 'Safety' },
  { code: '1309', name: 'Blind Spot Monitor', group: 'Safety' },
  { code: '1330', name: 'Cross Traffic Alert', group: 'Safety' },
  { code: '1228', name: 'Brake Assist', group: 'Safety' },
  { code: '1013', name: 'Security System', group: 'Safety' },
  { code: '1318', name: 'Disability Equipped', group: 'Other' },
] as const satisfies readonly FeatureName[];
export type FeatureCode = CodeOf<typeof features>;

/** Paid placement of a listing. It decides sponsored places, never the organic order. */
export const listingTiers = vocabulary([
  { code: 'PREMIUM', name: 'Premium' },
  { code: 'FEATURED', name: 'Featured' },
  { code: 'STANDARD', name: 'Standard' },
  { code: 'FREE', name: 'Free' },
]);
export type ListingTier = CodeOf<typeof listingTiers>;

export const highlightTypes = vocabulary([
  { code: 'DEALER_INCENTIVE', name: 'Dealer incentive' },
  { code: 'PRICE_REDUCED', name: 'Price reduced' },
  { code: 'NEWLY_LISTED', name: 'Newly listed' },
  { code: 'WARRANTY', name: 'Warranty' },
  { code: 'RETURN', name: 'Return policy' },
  { code: 'INCENTIVES', name: 'Incentives' },
]);
export type HighlightType = CodeOf<typeof highlightTypes>;

export const sortOptions = vocabulary([
  { code: 'relevance', name: 'Relevance' },
  { code: 'derivedpriceASC', name: 'Price - Lowest' },
  { code: 'derivedpriceDESC', name: 'Price - Highest' },
  { code: 'distanceASC', name: 'Distance - Nearest' },
  { code: 'datelistedDESC', name: 'Date Listed - Newest' },
  { code: 'datelistedASC', name: 'Date Listed - Oldest' },
  { code: 'mileageASC', name: 'Mileage - Lowest' },
  { code: 'mileageDESC', name: 'Mileage - Highest' },
  { code: 'yearDESC', name: 'Year - Newest' },
  { code: 'yearASC', name: 'Year - Oldest' },
  /** No part of the specification. */
  { code: 'pricedropDESC', name: 'Price Drop - Largest' },
  /** Nor these: by the shopper's own terms and place. */
  { code: 'paymentASC', name: 'Monthly Payment - Lowest' },
  { code: 'totalASC', name: 'Out-the-Door Total - Lowest' },
  { code: 'ownASC', name: 'Cheapest to Own Near You' },
]);
export type SortCode = CodeOf<typeof sortOptions>;

/** Miles; `0` is nationwide. */
export const searchRadii = [10, 25, 50, 75, 100, 200, 300, 400, 500, 0] as const;

export const experiences = vocabulary([
  { code: 'commercial', name: 'Commercial' },
  { code: 'best-deals', name: 'Best Deals' },
  { code: 'hyundai-buy-online', name: 'Buy Online' },
]);
export type Experience = CodeOf<typeof experiences>;
