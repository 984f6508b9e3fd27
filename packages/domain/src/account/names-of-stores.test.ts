import { expect, test } from 'vitest';
import { cookieNames } from './cookies.ts';
import { storageKeys } from './storage-keys.ts';

test('what a browser keeps has the keys of the specification [stored.fcm-token, stored.notification-prompt, stored.recent-inventory, stored.wallet-sync, stored.viewed-vehicles, stored.still-interested, stored.wallet-popover, stored.request-id]', () => {
  expect(storageKeys).toMatchObject({
    pushToken: 'FCM_TOKEN',
    notificationPrompt: 'OFFSITE_BROWSER_NOTIFS_PROMPT',
    recentInventory: 'ATC_RECENT_INVENTORY',
    lastWalletSync: 'LAST_WALLET_SYNC',
    viewedVehicles: 'VIEWED_CBH_VEHICLES',
    stillInterested: 'STILL_INTERESTED_VEHICLES',
    walletNotification: 'WALLET_NOTIF_POPOVER',
    requestId: 'requestId',
  });
});

test('cookies have the names of the specification [stored.campaign-cookie, stored.suppress-alpha-cookie, stored.expired-cookie, stored.suggestion-cookie, stored.campaign-mark-cookies, stored.one-tap-cookie]', () => {
  expect(cookieNames).toMatchObject({
    campaign: 'CAMP360Cookie',
    suppressAlpha: 'caiSuppressAlpha',
    expiredListing: 'redirectExpiredPage',
    noSuggestions: 'doNotShowSuggested',
    osid: 'osid',
    psid: 'psid',
    siomid: 'siomid',
    suppressOneTap: 'caiSuppressGoogleOneTap',
  });
});
