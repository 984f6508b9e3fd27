import { noticeWords, parseKeptNotice } from '@forecourt/domain/money/wallet-notice';
import { Wallet, X } from 'lucide-react';
import { useState } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import { keptNotice, rememberNotice } from './wallet-memory.ts';
import styles from './wallet-toast.css?url';

/** What became of things of the wallet, told until it is closed or followed. */
export function WalletToast() {
  const [kept, setKept] = useState(() => parseKeptNotice(keptNotice()));
  if (kept === null || kept.isSeen) return null;
  const { notice } = kept;
  const { title, text, href, action } = noticeWords(notice);
  function close() {
    const seen = { notice, isSeen: true };
    rememberNotice(seen);
    setKept(seen);
  }
  return (
    <aside
      className="wallet-toast"
      aria-label="From your wallet"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      <Wallet className="ui-icon" size={20} aria-hidden="true" />
      <div role="status">
        <p>
          <b>{title}</b>
        </p>
        <p>{text}</p>
        <PageLink className="ui-link" to={href} onClick={close}>
          {action}
        </PageLink>
      </div>
      <button type="button" className="ui-close" aria-label="Dismiss" onClick={close}>
        <X className="ui-icon" size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}
