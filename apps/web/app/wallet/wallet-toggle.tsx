import { CircleDollarSign } from 'lucide-react';
import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { openWallet } from './open-wallet.ts';
import { walletPath } from './wallet-address.ts';

interface WalletToggleProps {
  readonly isOn: boolean;
  /** The page that it stands on. */
  readonly from: string;
}

/** On puts payments first and opens the wallet; off only takes the emphasis away. */
export function WalletToggle({ isOn, from }: WalletToggleProps) {
  const emphasis = useFetcher();
  const wanted = emphasis.formData?.get('paymentEmphasis');
  const shown = wanted == null ? isOn : wanted === 'yes';
  function toggle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    data.set('scripted', 'yes');
    data.set('paymentEmphasis', shown ? 'no' : 'yes');
    void emphasis.submit(data, { method: 'post', action: walletPath });
    if (!shown) openWallet();
  }
  return (
    <emphasis.Form method="post" action={walletPath} onSubmit={toggle} className="wallet-toggle">
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="intent" value="emphasis" />
      <button
        type="submit"
        name="paymentEmphasis"
        value={shown ? 'no' : 'yes'}
        className="ui-button ui-button-secondary"
        aria-pressed={shown}
      >
        <CircleDollarSign className="ui-icon" size={16} aria-hidden="true" />
        <span>Payments</span>
      </button>
    </emphasis.Form>
  );
}
