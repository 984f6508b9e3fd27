import { dollars } from '@forecourt/domain/money/dollars';
import { dealerShare } from '@forecourt/domain/money/trade-in/trade-in';
import { Form } from 'react-router';
import { TermList } from '../../ui/term-list.tsx';
import { walletPath } from '../wallet-address.ts';
import { rangeWords, type TradeInPageData } from './trade-in-data.ts';

/** What the car brings, what is owed on it, and the way into the wallet. */
export function TradeInWorth({ page }: { readonly page: TradeInPageData }) {
  const { worth, car, equity, kept, from } = page;
  return (
    <Form method="post" action={walletPath} className="wallet-sum">
      <input type="hidden" name="from" value={from} />
      <div className="wallet-reach" aria-live="polite">
        <p>{car ?? 'Your car'}</p>
        {worth ? (
          <>
            <strong>{dollars(worth.value)}</strong>
            <p>
              {rangeWords(worth)}, by {worth.comparables} cars like it
            </p>
          </>
        ) : (
          <p>
            {page.problem === null
              ? 'Name it with its mileage, and its worth stands here.'
              : 'Its worth is not told here. What a dealer offers for it can be put into the wallet.'}
          </p>
        )}
      </div>
      {kept.amountOwed !== null && (
        <TermList terms={[['You still owe', dollars(kept.amountOwed)]]} />
      )}
      {equity && <p className="wallet-equity">{equity}</p>}
      {kept.tradeValue !== null && (
        <input type="hidden" name="tradeValue" value={kept.tradeValue} />
      )}
      {kept.tradeIn !== null && <input type="hidden" name="tradeIn" value={kept.tradeIn} />}
      {kept.amountOwed !== null && (
        <input type="hidden" name="amountOwed" value={kept.amountOwed} />
      )}
      {(kept.tradeValue !== null || kept.amountOwed !== null) && (
        <button
          type="submit"
          name="intent"
          value="trade-in"
          className="ui-button ui-button-primary ui-button-large ui-button-wide"
        >
          Put It in My Wallet
        </button>
      )}
      <p className="ui-fine-print">
        An estimate, not an offer: {dealerShare * 100}% of what used cars of the model ask here, a
        year older to a year younger, each brought to this mileage and year, by condition. The range
        holds half of them. A payoff quote of the lender may have fees and days of interest on top.
      </p>
    </Form>
  );
}
