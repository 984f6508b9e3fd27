import { z } from 'zod';

/** A browser that agreed to notifications. */
export const browserDeviceSchema = z.object({
  brand: z.enum(['atc', 'kbb', 'hyundai']),
  pixall_id: z.string().min(1).max(64),
  browser_token: z.string().min(1).max(4096),
});
export type BrowserDevice = z.infer<typeof browserDeviceSchema>;
