import { z } from 'zod';

/** A VIN as a program sends it: of any maker and any age, so nothing but its form is looked at. */
export const vinSchema = z.string().regex(/^[A-Za-z0-9]{17}$/, 'expected 17 letters and digits');
