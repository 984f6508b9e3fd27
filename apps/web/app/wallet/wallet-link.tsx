import type { ReactNode } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import { walletHref } from './wallet-address.ts';

interface WalletLinkProps {
  readonly className: string;
  /** The page that it goes back to; null where that is not known until it is pressed. */
  readonly from: string | null;
  readonly children: ReactNode;
}

/** Leads to the wallet; with a script it opens over the page. */
export function WalletLink({ className, from, children }: WalletLinkProps) {
  return (
    <PageLink className={className} to={walletHref(from)} data-wallet rel="nofollow">
      {children}
    </PageLink>
  );
}
