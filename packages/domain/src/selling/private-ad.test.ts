import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AdFacts, adLimits, nextStep, noFacts, stepsDone } from './private-ad.ts';

const whole: AdFacts = {
  ...noFacts,
  year: 2016,
  makeCode: 'HONDA',
  modelCode: 'HONFIT',
  extColorSimple: 'BLUE',
  mileage: 61_300,
  zip: '30303',
  condition: 'good',
  price: 9600,
};
const needed = ['year', 'makeCode', 'modelCode', 'extColorSimple', 'mileage', 'zip'] as const;

test('an ad goes on with the first step that is not done', () => {
  fc.assert(
    fc.property(
      fc.subarray([...needed, 'condition', 'price'] as const),
      fc.nat(adLimits.maxPictures),
      (missing, pictures) => {
        const facts = { ...whole, ...Object.fromEntries(missing.map((name) => [name, null])) };
        const done = stepsDone(facts, pictures);
        expect(done.car).toBe(!needed.some((name) => missing.includes(name)));
        expect(done.condition).toBe(
          !missing.includes('condition') && pictures >= adLimits.minPictures,
        );
        const next = nextStep(facts, pictures);
        if (next === 'publish') expect(Object.values(done)).toEqual([true, true, true]);
        else expect(done[next]).toBe(false);
      },
    ),
  );
});
