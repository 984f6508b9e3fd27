import { expect, test } from 'vitest';
import { plantOf } from './plants.ts';

test.each([
  ['SUB', '4S4BTAFCXL3184529', 'Lafayette, Indiana'],
  ['TESLA', '5YJ3E1EA7KF317000', 'Fremont, California'],
  ['AUDI', 'WAUAAAFA4RA000000', 'Ingolstadt, Germany'],
  // The same character stands for another plant on another continent, and for none that we know.
  ['SUB', 'JF2SKAEC5K3400000', null],
  ['FISK', '4S4BTAFCXL3184529', null],
])('%s %s was built in %s', (make, vin, plant) => expect(plantOf(make, vin)).toBe(plant));
