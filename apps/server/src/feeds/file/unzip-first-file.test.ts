import { createHash } from 'node:crypto';
import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { unzipFirstFile } from './unzip-first-file.ts';

const name = 'cars.csv';
const table = Array.from({ length: 5000 }, (_, at) =>
  createHash('md5').update(`${at}`).digest('hex'),
).join('\n');

/** A zip whose entries say their size and checksum behind their bytes, as programs write it that pass bytes on. */
function zipStreamed(entry: ZipDeflate | ZipPassThrough): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  zip.add(entry);
  entry.push(strToU8(table), true);
  zip.end();
  return Buffer.concat(chunks);
}

async function unzip(packed: Uint8Array): Promise<string> {
  const chunks: Uint8Array[] = [];
  const parts = (async function* () {
    for (let start = 0; start < packed.length; start += 65_536)
      yield packed.subarray(start, start + 65_536);
  })();
  for await (const chunk of unzipFirstFile('stock.zip', parts)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const zips: [string, Uint8Array][] = [
  ['deflated', zipSync({ [name]: strToU8(table) })],
  ['stored', zipSync({ [name]: [strToU8(table), { level: 0 }] })],
  ['streamed', zipStreamed(new ZipDeflate(name))],
  ['streamed as it is', zipStreamed(new ZipPassThrough(name))],
];

describe.each(zips)('a zip that is %s', (_kind, packed) => {
  const half = packed.length >> 1;
  const damages: [string, Uint8Array][] = [
    ['cut in half', packed.subarray(0, half)],
    ['without its end', packed.subarray(0, packed.length - 30)],
    [
      'with other bytes',
      packed.map((byte, at) => (at > half && at < half + 400 ? byte ^ 21 : byte)),
    ],
    ['without some bytes', Buffer.concat([packed.subarray(0, half), packed.subarray(half + 400)])],
  ];

  test('is read', async () => expect(await unzip(packed)).toBe(table));

  test.each(damages)('is refused %s', async (_damage, bytes) => {
    await expect(unzip(bytes)).rejects.toThrow('stock.zip is a damaged zip file.');
  });
});

test.each([8, 99])(
  'a zip with a password is told to be encrypted, by the method %i',
  async (method) => {
    const bytes = Buffer.from(zipSync({ 'notes/': new Uint8Array(0), [name]: strToU8(table) }));
    const file = bytes.indexOf(name) - 30;
    bytes.writeUInt16LE(1, file + 6);
    bytes.writeUInt16LE(method, file + 8);
    for (let at = 0; at < 400; at += 1) bytes.writeUInt8((at * 77) % 256, file + 50 + at);
    await expect(unzip(bytes)).rejects.toThrow(
      'stock.zip is an encrypted zip file: expected one without a password.',
    );
  },
);

test('a zip of a table among pictures is read, with a comment behind it', async () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 3000 }, (_, at) => [`pictures/${at}.jpg`, strToU8('picture')]),
  );
  const packed = zipSync({ 'Bestände/stöck.csv': strToU8(table), ...pictures });
  expect(await unzip(packed)).toBe(table);
});
