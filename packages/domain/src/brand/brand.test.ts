import { expect, test } from 'vitest';
import { clashesOf, parseBrand } from './brand-folder.ts';
import { allBrands, findBrandByHost, keptBrand, knowBrands, requireBrand } from './known-brands.ts';

test.each([
  ['atc.localhost:3000', 'atc'],
  ['KBB.localhost', 'kbb'],
  ['hyundai.example.com', 'hyundai'],
  ['www.example.com', 'atc'],
])('%s shows the brand %s', (host, code) => expect(findBrandByHost(host)?.code).toBe(code));

test.each(['', 'localhost:3000', '127.0.0.1', 'notkbb.localhost'])('%j shows none', (host) => {
  expect(findBrandByHost(host)).toBeUndefined();
});

test('a required brand exists or stops the start', () => {
  for (const { code } of allBrands()) expect(requireBrand(code).code).toBe(code);
  expect(() => requireBrand('other')).toThrow('“other”');
});

test('results are in the order of relevance, whatever the brand [order.default]', () => {
  for (const { code, defaultSort } of allBrands())
    expect([code, defaultSort]).toEqual([code, 'relevance']);
});

test('no host belongs to two brands', () => {
  expect(clashesOf(allBrands())).toEqual([]);
  const [atc] = allBrands();
  expect(clashesOf([...(atc ? [atc, { ...atc, code: 'other' }] : [])])).toContain(
    'The host “www” is of atc and of other.',
  );
});

test('a brand that is added is known, and takes the place of the one of its code', () => {
  const own = { ...requireBrand('kbb'), name: 'Own Guide' };
  knowBrands([own, { ...own, code: 'fourth', hostLabels: ['fourth'] }]);
  expect(allBrands().map(({ code }) => code)).toEqual(['atc', 'hyundai', 'kbb', 'fourth']);
  expect(requireBrand('kbb').name).toBe('Own Guide');
  expect(findBrandByHost('fourth.example')?.code).toBe('fourth');
  knowBrands([]);
  expect(requireBrand('kbb').name).toBe('Plumbline');
});

test('what was kept for a brand that is gone is the main brand’s', () => {
  expect(keptBrand('kbb')).toBe(requireBrand('kbb'));
  expect(keptBrand('gone')).toBe(requireBrand('atc'));
  expect(() => requireBrand('gone')).toThrow('There is no brand “gone”.');
});

const folder = () => {
  const { theme, logo, texts, ...brand } = requireBrand('kbb');
  return { brand, theme, logo, texts };
};

test('what a folder says is a brand', () => {
  expect(parseBrand(folder())).toEqual({ brand: requireBrand('kbb') });
});

test.each([
  [
    'a code that pages have',
    { brand: { ...folder().brand, code: 'research' } },
    'brand.json: code',
  ],
  [
    'a flag that there is not',
    { brand: { ...folder().brand, flags: { no: 'off' } } },
    'brand.json: flags',
  ],
  ['a page of no cars', { brand: { ...folder().brand, pageSize: 0 } }, 'brand.json: pageSize'],
  [
    'more than a value of CSS',
    { theme: { ...folder().theme, variables: { '--accent': 'red; } * { }' } } },
    'theme.json: variables.--accent',
  ],
  [
    'a token of all brands',
    { theme: { ...folder().theme, variables: { '--text': '#000000' } } },
    'theme.json: variables',
  ],
  ['a drawing that is none', { logo: { size: 28, paths: ['<script>'] } }, 'logo.json: paths.0'],
  ['a file that is missing', { texts: undefined }, 'texts.json:'],
])('%s is told by file and field', (_case, change, problem) => {
  const read = parseBrand({ ...folder(), ...change });
  expect('problems' in read ? read.problems.join('\n') : '').toContain(problem);
});
