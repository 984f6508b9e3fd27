import { z } from 'zod';
import { brandCodeSchema } from '../brand/brand-code.ts';

/** No database keeps it. */
const isStorable = (text: string) => !text.includes('\0');
const storable = 'expected text without the character U+0000';

/** How a browser is reached by push, as the browser itself writes it. */
const subscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).refine(isStorable, storable),
  keys: z.object({
    /** A point of P-256: 65 bytes. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof subscriptionSchema>;

const tokenError = 'expected the push subscription of a browser as JSON, with endpoint and keys';

function readSubscription(text: string): PushSubscriptionKeys | null {
  try {
    return subscriptionSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A browser that agreed to notifications. */
export const browserDeviceSchema = z.object({
  brand: brandCodeSchema,
  /** The name that the browser gave itself. */
  pixall_id: z.string().min(1).max(64).refine(isStorable, storable),
  /** Its push subscription, as JSON. */
  browser_token: z.string().min(1).max(4096),
});
export type BrowserDevice = z.infer<typeof browserDeviceSchema>;

/** Reads what `browser_token` says, or the sentence that refuses it. */
export function parseBrowserToken(
  token: string,
): { readonly subscription: PushSubscriptionKeys } | { readonly problem: string } {
  const subscription = readSubscription(token);
  return subscription === null ? { problem: tokenError } : { subscription };
}
