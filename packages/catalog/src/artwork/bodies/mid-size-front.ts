import type { CarBody } from './car-body.ts';

/** What the sedan and the wagon of one family share: everything before the rear seats. */
export const midSizeFront = {
  wheelbase: 2860,
  width: 1830,
  tyreRadius: 350,
  rimShare: 0.76,
  archGap: 28,
  sill: 200,
  cladding: 'painted',
  lowerCrease: 398,
  bonnetLine: [
    [300, 800, 20],
    [700, 872, 9],
    [1400, 958, 6],
  ],
  doorHandles: [
    [2430, 872],
    [3330, 892],
  ],
  headLamp: [
    [40, 706, 40, 16],
    [250, 775, 15],
    [470, 838, 14, -140],
    [380, 762, 205],
    [200, 700, 190],
    [30, 672, 180, 'straight'],
  ],
  mirror: { x: 1690, y: 1000, scale: 1 },
  seats: [
    { x: 2330, scale: 1 },
    { x: 3150, scale: 0.94 },
  ],
  steeringWheel: { x: 1960, y: 1010 },
} satisfies Partial<CarBody>;

/** The lower edge and the bonnet of the outline, from behind the front wheel to the windscreen. */
export const midSizeNose: CarBody['outline'] = [
  [330, 188, 180],
  [120, 212, 165],
  [26, 300, 118],
  [4, 430, 93],
  [0, 560, 89],
  [24, 690, 74],
  [100, 768, 32],
  [420, 868, 14],
  [900, 942, 7],
  [1390, 990, 5, 29],
];

/** The edges of the front doors. */
export const midSizeFrontDoors: CarBody['shutLines'] = [
  [
    [1470, 965, 250],
    [1428, 760, -92],
    [1475, 235, -76],
  ],
  [
    [2722, 1020],
    [2700, 600, -91],
    [2712, 235],
  ],
];
