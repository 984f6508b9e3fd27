import { placeReference } from '@forecourt/catalog/places/places';
import { describe, expect, test } from 'vitest';
import { readHomePlace } from './home-place.ts';

const read = (query: string) => readHomePlace(new URLSearchParams(query), placeReference);

describe('where a shopper looks', () => {
  test('is the whole country until a ZIP is given', () => {
    for (const query of ['', 'zip=', 'zip=%20'])
      expect(read(query)).toEqual({
        zip: null,
        name: null,
        dmaCode: null,
        typed: '',
        problem: null,
      });
  });

  test('is a place by its name', () => {
    expect(read('zip=30303')).toMatchObject({ zip: '30303', name: 'Atlanta, GA', problem: null });
    expect(read('zip=+30303+').zip).toBe('30303');
  });

  test.each(['3030', 'Atlanta', '00000', '303030', '<script>alert(1)</script>'])(
    '%s is named wrong and what was typed stays',
    (typed) => {
      const place = read(new URLSearchParams({ zip: typed }).toString());
      expect(place.zip).toBeNull();
      expect(place.problem).toBe('Enter a valid ZIP Code: five digits, like 30303.');
      expect(typed.startsWith(place.typed)).toBe(true);
      expect(place.typed.length).toBeLessThanOrEqual(20);
    },
  );
});
