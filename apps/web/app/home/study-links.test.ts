import { vehicleReference as reference } from '@forecourt/catalog/vehicles/catalog';
import { expect, test } from 'vitest';
import { toStudyLinks } from './study-links.ts';

test('models lead to what is known of them, the first that is sold new to where it is built, and all to each other', () => {
  const popular = [
    { modelCode: 'FIT', medianPrice: 12_000, newFrom: null },
    { modelCode: 'CRV', medianPrice: 21_000, newFrom: 31_000 },
    { modelCode: 'ACCORD', medianPrice: 18_000, newFrom: 28_000 },
  ];
  expect(toStudyLinks(popular, { reference: reference as never })).toMatchObject([
    { name: 'Honda Fit', href: '/research/honda/fit', figure: 'median $12,000' },
    { name: 'Honda CR-V', href: '/research/honda/cr-v', figure: 'median $21,000' },
    { name: 'Honda Accord', href: '/research/honda/accord', figure: 'median $18,000' },
    { name: 'Build a new Honda CR-V', figure: 'from $31,000' },
    { name: 'Every model', href: '/research', figure: null },
  ]);
  expect(toStudyLinks(null, { reference: reference as never })).toMatchObject([{ key: 'all' }]);
});
