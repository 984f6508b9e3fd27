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

const header = 'vin,make,model\n';
/** More than is looked at before a table is read. */
const english = `${header}${'1,Ford,Focus\n'.repeat(10_000)}`;

test.each(['latin1', 'utf8'] as const)(
  'a table in %s that begins with much English is read, wherever it is cut',
  async (encoding) => {
    const bytes = Buffer.from(`${english}2,Citroën,Nö é\n3,Ford,Ka\n`, encoding);
    const sizes = [...Array.from({ length: 8 }, (_, at) => bytes.length - 30 + at), 1000, 7];
    sizes.push(...Array.from({ length: 16 }, (_, at) => bytes.length - 24 + at));
    for (const size of sizes) {
      const { rows } = await read(bytes, size);
      expect(rows.slice(-2), `${size} at once`).toEqual([
        ['2', 'Citroën', 'Nö é'],
        ['3', 'Ford', 'Ka'],
      ]);
    }
  },
);

test('a table in latin1 may end with its first letter beyond ASCII', async () => {
  const { rows } = await read(Buffer.from(`${english}2,Ford,é`, 'latin1'));
  expect(rows.at(-1)).toEqual(['2', 'Ford', 'é']);
});

test.each(['latin1', 'utf8'] as const)(
  'the first letter of %s beyond ASCII may be where the start ends that is looked at',
  async (encoding) => {
    for (const place of [65_533, 65_534, 65_535, 65_536]) {
      const begun = `${header}1,Ford,`;
      const row = `${begun}${'F'.repeat(place - begun.length)}é\n`;
      const { rows } = await read(Buffer.from(row + english, encoding));
      expect(rows[0]?.[2]?.at(-1), `${place}`).toBe('é');
    }
  },
);

test('one wrong byte behind letters of UTF-8 leaves the others as they are', async () => {
  const late = Buffer.concat([
    Buffer.from(`${english}2,Citroën,x\n3,`),
    Buffer.from([0xeb]),
    Buffer.from(',é\n'),
  ]);
  const early = Buffer.concat([Buffer.from(`${header}é`), late]);
  const { rows } = await read(early, 200_000);
  expect(rows.slice(-2)).toEqual([
    ['2', 'Citroën', 'x'],
    ['3', '\ufffd', 'é'],
  ]);
});

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

test.each([
  ['is not closed before its end', '1,Ford,"Focus', 'a quotation mark is not closed.'],
  [
    'is closed too late',
    `1,Ford,"${'Focus\n'.repeat(200_000)}`,
    'a row is longer than 1 MB, as where a quotation mark is not closed.',
  ],
])('a quotation mark that %s is told in our words', async (_what, rows, reason) => {
  const reading = read(Buffer.from(`${header}${rows}`));
  await expect(reading).rejects.toThrow(`test.csv cannot be read as a table: ${reason}`);
});
