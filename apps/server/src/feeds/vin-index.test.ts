import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VinIndex } from './vin-index.ts';

const characters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const vins = fc
  .array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 })
  .map((all) => all.join(''));

test('it remembers as a map does', () => {
  fc.assert(
    fc.property(
      fc.array(vins, { maxLength: 3000 }),
      fc.array(fc.nat(2999), { maxLength: 500 }),
      (keys, again) => {
        const index = new VinIndex();
        const twin = new Map<string, number>();
        const rows = [...keys, ...again.flatMap((place) => keys[place] ?? [])];
        rows.forEach((vin, row) => {
          expect(index.set(vin, row)).toBe(twin.get(vin));
          twin.set(vin, row);
        });
        for (const [vin, row] of twin) expect(index.get(vin)).toBe(row);
        expect(index.size).toBe(twin.size);
        expect(index.get('ZZZZZZZZZZZZZZZZZ')).toBe(twin.get('ZZZZZZZZZZZZZZZZZ'));
      },
    ),
    { numRuns: 30 },
  );
});
