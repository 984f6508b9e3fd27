import {
  noticeWords,
  parseKeptNotices,
  withSeen,
} from '@forecourt/domain/money/wallet/wallet-notice';
import { Wallet, X } from 'lucide-react';
import { useState } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import { keptNotices, rememberNotices } from './wallet-memory.ts';
import styles from './wallet-toast.css?url';

/** What became of things of the wallet, one after the other, each told until it is closed or followed. */
export function WalletToast() {
  const [kept, setKept] = useState(() => parseKeptNotices(keptNotices()));
  const shown = kept.find(({ isSeen }) => !isSeen);
  if (shown === undefined) return null;
  const { title, text, href, action } = noticeWords(shown.notice);
  function close() {
    if (shown === undefined) return;
    const left = withSeen(kept, shown);
    rememberNotices(left);
    setKept(left);
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
