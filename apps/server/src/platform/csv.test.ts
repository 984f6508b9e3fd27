import { expect, test } from 'vitest';
import { fromCsvCell, toCsvLine } from './csv.ts';

test('cells are quoted where they must be, and an absent one is empty', () => {
  expect(toCsvLine(['a', 'b,c', 'd"e', 'f\ng', null, ''])).toBe('a,"b,c","d""e","f\ng",,\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-5',
  '@sum',
  '\t9',
  '\r',
  "'=1",
  "''-5",
  ' =1+1',
  '\n=1',
  ' \u00a0\n+1',
  "' =1",
  '\u3000@sum',
  '＝1+1',
  '＋1',
  '－5',
  '＠sum',
  ' ＝1',
])('no spreadsheet runs %j, and who reads the cell has it as it came', (text) => {
  const cell = toCsvLine([text]).slice(0, -2).replaceAll('"', '');
  expect(cell).toBe(`'${text}`);
  expect(fromCsvCell(cell)).toBe(text);
});

test.each(['twelve', "'90s", '12-5', '', ' twelve', ' 12-5', "' twelve"])(
  '%j is left as it is',
  (text) => {
    expect(toCsvLine([text])).toBe(`${text}\r\n`);
    expect(fromCsvCell(text)).toBe(text);
  },
);
