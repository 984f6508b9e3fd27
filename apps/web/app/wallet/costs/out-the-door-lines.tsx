import { dollarsAndCents } from '@forecourt/domain/money/cents';
import { WalletLink } from '../wallet-link.tsx';
import type { OutTheDoorData } from './out-the-door-data.ts';

/** Every line of what it takes to drive a car home, where the dealer shows them; a touch on one says by which rule. */
export function OutTheDoorLines({ sum }: { readonly sum: OutTheDoorData }) {
  return (
    <div className="wallet-door" id="out-the-door">
      <h3>Out the door in {sum.where}</h3>
      <ul>
        {(sum.showsLines ? sum.lines : []).map(({ key, label, amount, rule }) => (
          <li key={key}>
            <details name="out-the-door">
              <summary>
                <span>{label}</span>
                <b>{amount === null ? 'Not disclosed' : dollarsAndCents(amount)}</b>
              </summary>
              <p>{rule}</p>
            </details>
          </li>
        ))}
        <li className="wallet-door-total">
          <span>{sum.without === null ? 'In all' : `In all, without ${sum.without}`}</span>
          <b>{dollarsAndCents(sum.total)}</b>
        </li>
      </ul>
      <p className="ui-fine-print">
        {dollarsAndCents(sum.payment)} a month with all of it: {sum.loan}. Taxes and fees are
        estimates of {sum.asOf}. {sum.source}.{' '}
        <WalletLink className="ui-link ui-touch" from={null}>
          Change ZIP and terms
        </WalletLink>
      </p>
    </div>
  );
}
