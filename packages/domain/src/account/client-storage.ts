import { z } from 'zod';

/** Listings that this browser looked at, newest first; times in milliseconds since 1970. */
export const recentInventorySchema = z.array(
  z.object({ listingId: z.int().positive(), timestamp: z.int().min(0) }),
);
export type RecentInventory = z.infer<typeof recentInventorySchema>;

export const notificationPromptSchema = z.object({ srpPrompted: z.boolean() });
