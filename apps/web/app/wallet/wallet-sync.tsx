import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieNames } from '@forecourt/domain/account/cookies';
import { isSyncDue } from '@forecourt/domain/money/wallet/wallet-sync';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { keptNotices, lastWalletSync } from './wallet-memory.ts';

interface WalletSyncProps {
  readonly isSignedIn: boolean;
  /** Whether there are results, beside which notices are shown. */
  readonly hasResults: boolean;
}

interface ShownToast {
  readonly Toast: ComponentType;
  /** The address of the page that it was shown on: each looks anew. */
  readonly pageKey: string;
}

/** Whether this browser has anything to compare, or to be told of. */
const hasAnything = () =>
  [cookieNames.wallet, cookieNames.savedCount].some(
    (name) => cookieValue(document.cookie, name) !== null,
  );

/** Once a day brings this browser and its account together; what there is to tell is told over results. */
export function WalletSync({ isSignedIn, hasResults }: WalletSyncProps) {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<ShownToast | null>(null);

  useEffect(() => {
    if (!navigator.cookieEnabled)
      import('./carry-wallet.ts').then(({ carryWallet }) => carryWallet()).catch(() => {});
  }, []);

  useEffect(() => {
    let isGone = false;
    async function follow() {
      const now = Date.now();
      if ((isSignedIn || hasAnything()) && isSyncDue(lastWalletSync(), now)) {
        const { syncWallet } = await import('./sync-wallet.ts');
        if (await syncWallet(now)) await revalidate();
      }
      if (isGone || !hasResults || keptNotices()?.includes('"isSeen":false') !== true) return;
      const { WalletToast } = await import('./wallet-toast.tsx');
      if (!isGone) setShown({ Toast: WalletToast, pageKey: key });
    }
    // Without an answer there is nothing to tell; it is tried again on the next page.
    follow().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [key, isSignedIn, hasResults, revalidate]);

  return shown?.pageKey === key ? <shown.Toast /> : null;
}
