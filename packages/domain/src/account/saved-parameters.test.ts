import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBrand, arbitraryQuery } from '../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { parseSearchUrl } from '../search/address/parse-search-url.ts';
import { toSearchUrl } from '../search/address/search-url.ts';
import { toSavedParameters } from './saved-parameters.ts';

const arbitrarySearch = arbitraryBrand.chain((brand) =>
  arbitraryQuery(brand).map((asked) => ({ asked, brand })),
);

test('a search that was saved is the same when it is opened, from its first page', () => {
  fc.assert(
    fc.property(arbitrarySearch, ({ asked, brand }) => {
      const address = toSearchUrl({ ...asked, page: 1 }, brand, reference);
      const { pathname, search } = new URL(address, 'http://x');
      const { query } = parseSearchUrl({ pathname, search }, brand, reference);
      const pairs = [...toSavedParameters({ ...query, page: 7 }, brand)].flatMap(([name, values]) =>
        values.map((value): [string, string] => [name, value]),
      );
      const saved = `?${new URLSearchParams(pairs)}`;
      const opened = parseSearchUrl(
        { pathname: '/cars-for-sale', search: saved },
        brand,
        reference,
      );
      expect(toSearchUrl(opened.query, brand, reference)).toBe(address);
    }),
  );
});
