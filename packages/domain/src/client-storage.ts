import { z } from 'zod';

/** Keys of the browser's storage, as the specification names them (§3). */
export const storageKeys = {
  pushToken: 'FCM_TOKEN',
  notificationPrompt: 'OFFSITE_BROWSER_NOTIFS_PROMPT',
  recentInventory: 'ATC_RECENT_INVENTORY',
  lastWalletSync: 'LAST_WALLET_SYNC',
  viewedVehicles: 'VIEWED_CBH_VEHICLES',
  stillInterested: 'STILL_INTERESTED_VEHICLES',
  walletNotification: 'WALLET_NOTIF_POPOVER',
  /** Of the session. */
  requestId: 'requestId',
} as const;

/** Listings that this browser looked at, newest first; times in milliseconds since 1970. */
export const recentInventorySchema = z.array(
  z.object({ listingId: z.int().positive(), timestamp: z.int().min(0) }),
);
export type RecentInventory = z.infer<typeof recentInventorySchema>;

export const notificationPromptSchema = z.object({ srpPrompted: z.boolean() });

export const viewedVehiclesSchema = z.object({ listingIds: z.array(z.int().positive()) });
