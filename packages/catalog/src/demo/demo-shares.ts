import type {
  FuelTypeCode,
  ListingTier,
  ListingType,
  SimpleColor,
  VehicleStyleCode,
} from '@forecourt/domain/vehicle/codes';
import type { VehicleVariant } from '../vehicles/catalog.ts';
import { WeightedChoice } from './random.ts';

/** How often what occurs among cars for sale in the United States. */

export const extColors = new WeightedChoice<SimpleColor>([
  ['WHITE', 260],
  ['BLACK', 226],
  ['GRAY', 187],
  ['SILVER', 109],
  ['BLUE', 97],
  ['RED', 67],
  ['OFFWHITE', 22],
  ['GREEN', 18],
  ['BROWN', 15],
  ['CHARCOAL', 20],
  ['BEIGE', 9],
  ['TAN', 7],
  ['BURGUNDY', 12],
  ['ORANGE', 8],
  ['GOLD', 6],
  ['YELLOW', 6],
  ['PURPLE', 3],
  ['TURQUOISE', 2],
]);
export const intColors = new WeightedChoice<SimpleColor>([
  ['BLACK', 560],
  ['GRAY', 190],
  ['BEIGE', 80],
  ['TAN', 50],
  ['BROWN', 40],
  ['RED', 18],
  ['WHITE', 15],
  ['CHARCOAL', 47],
]);
/** Only dealers of a make sell its new and certified cars: 8 and 12 % of all. */
export const franchiseConditions = new WeightedChoice<ListingType>([
  ['USED', 625],
  ['CERTIFIED', 213],
  ['NEW', 132],
  ['3P_CERT', 30],
]);
export const independentConditions = new WeightedChoice<ListingType>([
  ['USED', 96],
  ['3P_CERT', 4],
]);

export const usedAges = new WeightedChoice<number>([
  [0, 3],
  [1, 10],
  [2, 13],
  [3, 16],
  [4, 13],
  [5, 10],
  [6, 8],
  [7, 6],
  [8, 5],
  [9, 4],
  [10, 3.5],
  [11, 2.5],
  [12, 2],
  [13, 1.5],
  [14, 1.2],
  [15, 1],
  [16, 0.7],
  [17, 0.5],
  [18, 0.4],
  [20, 0.3],
  [22, 0.2],
]);
export const certifiedAges = new WeightedChoice<number>([
  [0, 6],
  [1, 22],
  [2, 28],
  [3, 24],
  [4, 14],
  [5, 6],
]);
export const tiers = new WeightedChoice<ListingTier>([
  ['PREMIUM', 6],
  ['FEATURED', 22],
  ['STANDARD', 72],
]);

/**
 * Cars for sale, relative to those sold new: pickups and open cars stand for long, vans and many
 * sedans go to fleets, and hybrid and electric cars have become common only lately.
 */
const styleFactors: Readonly<Record<VehicleStyleCode, number>> = {
  SUVCROSS: 1.04,
  TRUCKS: 1.16,
  SEDAN: 0.78,
  COUPE: 1.6,
  CONVERT: 2.1,
  VANMV: 0.5,
  WAGON: 1.2,
  HATCH: 1.17,
};
const fuelFactors: Partial<Record<FuelTypeCode, number>> = {
  HYB: 0.56,
  ELE: 0.45,
  PIH: 0.95,
  DSL: 0.8,
};

/** How common a variant is among its model's cars for sale. */
export function presenceOf({ style, powertrain, weight }: VehicleVariant): number {
  return weight * styleFactors[style] * (fuelFactors[powertrain.fuel] ?? 1);
}
