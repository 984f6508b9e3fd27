import { expect, test } from 'vitest';
import { isSyncDue, walletSyncMs } from './wallet-sync.ts';

test('a wallet is compared with its account after 24 hours [defaults.wallet-sync]', () => {
  expect(walletSyncMs).toBe(24 * 60 * 60 * 1000);
  expect(isSyncDue(null, 5)).toBe(true);
  expect(isSyncDue(1000, 1000 + walletSyncMs - 1)).toBe(false);
  expect(isSyncDue(1000, 1000 + walletSyncMs)).toBe(true);
  // A clock that was set back.
  expect(isSyncDue(2000, 1000)).toBe(true);
});
