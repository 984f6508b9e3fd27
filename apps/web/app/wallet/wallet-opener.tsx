import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPlainPress } from '../ui/dialog/link-follower.tsx';
import { walletWanted } from './open-wallet.ts';
import { walletHref } from './wallet-address.ts';
import type { WalletDialogProps } from './wallet-dialog.tsx';

interface OpenWallet {
  readonly Dialog: ComponentType<WalletDialogProps>;
  readonly parameters: string;
  /** The address of the page that it was opened on: on another it is closed. */
  readonly pageKey: string;
}

/** Opens the wallet over the page, where a link leads to its own page. It is loaded when it is wanted. */
export function WalletOpener() {
  const { key, pathname, search } = useLocation();
  const [open, setOpen] = useState<OpenWallet | null>(null);

  useEffect(() => {
    const from = pathname + search;
    function openWith(chosen: Readonly<Record<string, string>>) {
      const parameters = String(new URLSearchParams({ from, ...chosen }));
      void import('./wallet-dialog.tsx')
        .then(({ WalletDialog }) => setOpen({ Dialog: WalletDialog, parameters, pageKey: key }))
        .catch(() => window.location.assign(walletHref(from)));
    }
    function openByLink(event: MouseEvent) {
      const target = event.target instanceof Element ? event.target : null;
      if (!target?.closest('a[data-wallet]') || !isPlainPress(event)) return;
      event.preventDefault();
      openWith({});
    }
    const openByCall = (event: Event) => openWith((event as CustomEvent).detail);
    document.addEventListener('click', openByLink, { capture: true });
    document.addEventListener(walletWanted, openByCall);
    return () => {
      document.removeEventListener('click', openByLink, { capture: true });
      document.removeEventListener(walletWanted, openByCall);
    };
  }, [key, pathname, search]);

  if (open === null || open.pageKey !== key) return null;
  const { Dialog, parameters } = open;
  return <Dialog parameters={parameters} onClose={() => setOpen(null)} />;
}
