import { describe, expect, test } from 'vitest';
import { vinAddress } from '../vehicle/vin-address.ts';
import { watchedVinOf } from './watched-vin.ts';

const vin = '1HGCM82633A004352';

describe('a VIN whose news is wanted', () => {
  test.each([vinAddress(vin), `/vin?zip=30303&vin=${vin}`, '/vin?vin=1hgcm8-2633a-004352'])(
    'is that of its page, however it was typed: %s',
    (address) =>
      expect(watchedVinOf(address)).toEqual({
        vin,
        name: `VIN ${vin}`,
        address: vinAddress(vin),
      }),
  );

  test.each(['/vin', '/vin?vin=', '/vin?vin=1HGCM82643A004352', `/cars-for-sale?vin=${vin}`, ''])(
    'is none of “%s”',
    (address) => expect(watchedVinOf(address)).toBeNull(),
  );

  test.each([`https://elsewhere.test/vin?vin=${vin}`, `//vin?vin=${vin}`])(
    'is none of another site: %s',
    (address) => expect(watchedVinOf(address)).toBeNull(),
  );
});
