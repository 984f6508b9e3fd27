import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openFeedStream } from './open-source.ts';
import { readTable } from './read-table.ts';

/** @param size bytes that come at once */
async function read(bytes: Buffer, size = 65_536) {
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const table = await readTable(await openFeedStream('test.csv', Readable.from(parts)));
  const rows = [];
  for await (const { cells } of table.rows) rows.push(cells);
  return { header: table.header, rows };
}

test.each([
  ['\n', '\t'],
  ['\r\n\r\n', ';'],
  [' \t\n\r\n', '|'],
  ['\ufeff\n', '\t'],
])('a table may begin with blank lines: %j, then %j', async (blank, delimiter) => {
  const { header, rows } = await read(
    Buffer.from(`${blank}vin,make\n1,Ford\n`.replaceAll(',', delimiter)),
  );
  expect(header).toEqual(['vin', 'make']);
  expect(rows).toEqual([['1', 'Ford']]);
});

test('a column without a name may be the first of a table with tabs', async () => {
  const { header } = await read(Buffer.from('\n\tvin;make\tmodel; trim\n\t1\t2\n'));
  expect(header).toEqual(['', 'vin;make', 'model; trim']);
});
