import { expect, test } from 'vitest';
import { Definitions } from '../svg/definitions.ts';
import { lettering, mileageText } from './digits.ts';

test.each([
  [0, '0 mi'],
  [41_234.4, '41,234 mi'],
  [1_000_000, '1,000,000 mi'],
  [undefined, '--- mi'],
  [-1, '--- mi'],
  [Number.NaN, '--- mi'],
  [Number.POSITIVE_INFINITY, '--- mi'],
])('an odometer of %s reads %j', (miles, text) => expect(mileageText(miles)).toBe(text));

test('each character is kept once and used as often as it occurs', () => {
  const definitions = new Definitions('');
  const style = { height: 16, color: '#ffffff', weight: 2 };
  const text = lettering(style, [{ text: '11,121 mi', x: 0, y: 0 }], definitions);
  expect(text.match(/<use/g)).toHaveLength(8);
  expect(definitions.content.match(/<path/g)).toHaveLength(5);
});

test('a text is centred on its point', () => {
  const style = { height: 16, color: '#ffffff', weight: 2 };
  const text = lettering(style, [{ text: '88', x: 100, y: 50 }], new Definitions(''));
  expect(text).toContain('translate(87.5 42)');
});
