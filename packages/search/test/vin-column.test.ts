import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  gatherVins,
  hashesOfVins,
  hashOfVin,
  rowsWithVin,
  type VinColumn,
  VinColumnBuilder,
  vinAt,
} from '../src/vehicle/cars/vin-column.ts';

const character = fc.constantFrom(...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ');
const vinArbitrary = fc.oneof(
  fc.string({ unit: character, minLength: 17, maxLength: 17 }),
  fc.constantFrom('00000000000000000', 'ZZZZZZZZZZZZZZZZZ', 'ZZZZZZZZZZZZ00000'),
  // What the rules of VINs do not know: other letters, other lengths.
  fc.constantFrom('', 'IOQ45678901234567', '1gnek13z63r298984', '1234567', 'Ünïcode'),
);

function columnOf(vins: readonly string[]): VinColumn {
  const builder = new VinColumnBuilder();
  for (const vin of vins) builder.push(vin);
  return builder.finish();
}

test('a column of VINs gives back every text that it took, with the hash of that text', () => {
  fc.assert(
    fc.property(fc.array(vinArbitrary), (vins) => {
      const column = columnOf(vins);
      expect(vins.map((_, row) => vinAt(column, row))).toEqual(vins);
      expect([...hashesOfVins(column)]).toEqual(vins.map(hashOfVin));
      const rows = [...vins.keys()];
      for (const vin of vins) {
        const own = rows.filter((row) => vins[row] === vin);
        expect(rowsWithVin(column, rows, vin)).toEqual(own);
      }
    }),
  );
});

test('columns of VINs join, lose rows and change their order', () => {
  fc.assert(
    fc.property(fc.array(vinArbitrary), fc.array(vinArbitrary), fc.nat(), (a, b, shift) => {
      const all = [...a, ...b];
      const rows = [...all.keys()].filter((row) => (row + shift) % 3 > 0).reverse();
      const joined = gatherVins([columnOf(a), columnOf(b)], Uint32Array.from(rows));
      expect(rows.map((_, index) => vinAt(joined, index))).toEqual(rows.map((row) => all[row]));
    }),
  );
});

test('a VIN takes eleven bytes', () => {
  expect(columnOf(['1GNEK13Z63R298984', '5TDXZ3DC2KS015402']).packed).toHaveLength(22);
});
