import { allBrands } from '@forecourt/domain/brand/known-brands';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endProvisional, readSaved, setSaved, untilToldSaved } from './saved-store.ts';

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const assign = vi.fn();
const name = '2021 Honda Civic';

/** A browser that keeps no more cars. */
beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', {
    location: { pathname: '/cars-for-sale', search: '?zip=30303', assign },
  });
  vi.stubGlobal('fetch', async () => Response.json({ code: 'too_many' }, { status: 409 }));
});
afterEach(() => vi.unstubAllGlobals());

test('cars are added provisionally by the valuation brand alone [saving.provisional]', () => {
  const brands = allBrands().filter(({ savesProvisionally }) => savesProvisionally);
  expect(brands.map(({ code }) => code)).toEqual(['kbb']);
});

test.each([
  [7, true],
  [8, false],
])(
  'beyond the maximum sign-in opens; car %i is among the saved meanwhile: %s [saving.provisional, saving.max-quick-save]',
  async (id, isProvisional) => {
    setSaved(id, true, { name, isProvisional });
    await untilToldSaved();
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      '/account/sign-in?defaultScreen=signup&reason=saved&refUrl=%2Fcars-for-sale%3Fzip%3D30303',
    );
    expect(readSaved().ids.has(id)).toBe(isProvisional);
    endProvisional({ isSigningIn: true, isSignedIn: false });
    expect(readSaved().ids.has(id), 'while sign-in is open').toBe(isProvisional);
    endProvisional({ isSigningIn: false, isSignedIn: false });
    expect(readSaved().ids.has(id), 'once it is closed').toBe(false);
    const said = `The ${name} was not saved: that needs an account.`;
    expect(readSaved().notice?.text).toBe(isProvisional ? said : undefined);
  },
);
