import { X } from 'lucide-react';
import { useCallback, useEffect, useId } from 'react';
import { useFetcher } from 'react-router';
import { NoAnswer } from '../ui/answers/no-answer.ts';
import { Modal } from '../ui/dialog/modal.tsx';
import { WalletForm } from './form/wallet-form.tsx';
import styles from './wallet.css?url';
import { walletPath } from './wallet-address.ts';
import { WalletKeeping } from './wallet-keeping.tsx';
import type { WalletPageData } from './wallet-page-data.ts';

export interface WalletDialogProps {
  /** Parameters of the wallet's page: where it was opened, and what was chosen there. */
  readonly parameters: string;
  readonly onClose: () => void;
}

/** The wallet over a page; on a phone a sheet from its foot. */
export function WalletDialog({ parameters, onClose }: WalletDialogProps) {
  const id = useId();
  const { data, load } = useFetcher<WalletPageData | NoAnswer>();
  const open = useCallback(() => void load(`${walletPath}?${parameters}`), [parameters, load]);
  useEffect(open, [open]);
  const heading = (
    <div>
      <h2 id={id}>Your wallet</h2>
      <WalletKeeping />
    </div>
  );
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="wallet-dialog">
        <button type="button" className="ui-close" onClick={onClose} aria-label="Close">
          <X className="ui-icon" size={22} aria-hidden="true" />
        </button>
        {data === undefined || data instanceof NoAnswer ? (
          <div className="wallet wallet-loading" aria-busy={data === undefined}>
            <div className="wallet-terms">
              {heading}
              {data && (
                <p role="alert">
                  It could not be opened: there was no answer.{' '}
                  <button type="button" className="ui-link" onClick={open}>
                    Try again
                  </button>
                </p>
              )}
            </div>
          </div>
        ) : (
          <WalletForm page={data} refused={null} heading={heading} hasExamples={false} />
        )}
      </div>
    </Modal>
  );
}
