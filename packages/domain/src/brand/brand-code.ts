import { z } from 'zod';
import { allBrands, findBrand } from './known-brands.ts';

/** The code of a brand that there is. */
export const brandCodeSchema = z.string().refine((code) => findBrand(code) !== undefined, {
  error: () =>
    `expected one of ${allBrands()
      .map(({ code }) => code)
      .join(', ')}`,
});
