import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inBatches, linesOf, nextRows } from './batch.ts';

async function* each<Item>(items: readonly Item[]) {
  yield* items;
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const ofLength = (length: number) => 'x'.repeat(length);

test('so many rows are read as have room, and one at the least', () => {
  expect(nextRows(Array(8).fill(ofLength(100)))).toBe(500);
  expect(nextRows(Array(8).fill(ofLength(1_000_000)))).toBe(8);
  expect(nextRows([ofLength(20_000_000)])).toBe(1);
  expect(nextRows([''])).toBe(500);
});

test('batches have all lines in their order, and no more than have room', async () => {
  const lengths = fc.array(fc.constantFrom(0, 10, 3_000_000, 5_000_000), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(lengths, fc.nat(1200), async (long, short) => {
      const lines = [...long.map(ofLength), ...Array.from({ length: short }, String)];
      const batches = await all(inBatches(each(lines)));
      expect(batches.flat()).toEqual(lines);
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(500);
        expect(batch.join('').length).toBeLessThanOrEqual(8_000_000);
      }
    }),
    { numRuns: 25 },
  );
  expect(await all(inBatches(each(['a', ofLength(9_000_000), 'b'])))).toHaveLength(3);
});

test('lines are those of the text, however it comes', async () => {
  const texts = fc.array(fc.string().map((text) => text.replaceAll('\n', ' ')));
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 7 }), async (lines, size) => {
      const text = lines.map((line) => `${line}\n`).join('');
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      );
      expect(await all(linesOf(each(chunks)))).toEqual(lines);
    }),
  );
});
