import { roundDollars } from '@forecourt/domain/money/cents';
import { percent } from '@forecourt/domain/money/shopper-terms';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { TermList } from '../../ui/term-list.tsx';
import { LeaseFigures } from '../costs/lease-figures.tsx';
import type { WalletPageData } from '../wallet-page-data.ts';

interface WalletSumProps {
  readonly page: WalletPageData;
  readonly isSending: boolean;
  /** Whether the sums are of what is typed. */
  readonly isCurrent: boolean;
  /** Whether no answer came to what was sent. */
  readonly isLost: boolean;
}

/** What the budget reaches, and the way there. */
export function WalletSum({ page, isSending, isCurrent, isLost }: WalletSumProps) {
  const { reach, lines, fits, total, terms, extras } = page;
  return (
    <div className="wallet-sum">
      <div className="wallet-decided">
        <div aria-live="polite" className="wallet-reach">
          <p>You can shop up to</p>
          <strong>{reach === null ? 'No price' : roundDollars(reach * 100)}</strong>
          {reach === null && (
            <p>
              {page.isEmptied
                ? 'Enter a budget to see it.'
                : 'The budget does not cover what is owed on the trade-in.'}
            </p>
          )}
        </div>
        {!isCurrent && (
          <p className="ui-problem" role="alert">
            These sums are from before your last change: there was no answer.
          </p>
        )}
        <TermList terms={lines} />
        {page.lease && (
          <section className="wallet-lease" aria-labelledby="wallet-lease">
            <h2 id="wallet-lease">Or lease this car</h2>
            <LeaseFigures lease={page.lease} />
          </section>
        )}
        <div className="wallet-foot">
          {fits !== null && total !== null && (
            <p className="wallet-fit">
              <b>{groupDigits(fits)}</b> of {carWords(total)} fit
            </p>
          )}
          {isLost && (
            <p className="ui-problem" role="alert">
              Not kept, as far as we know: there was no answer. What you typed is still here.
            </p>
          )}
          <button
            type="submit"
            name="intent"
            value="budget"
            className="ui-button ui-button-primary ui-button-large ui-button-wide"
            aria-busy={isSending || undefined}
          >
            Set My Budget
          </button>
          <p className="ui-fine-print">
            An estimate at {percent(terms.apr)} APR over {terms.months} months, not an offer of
            credit. Excludes tax, title and fees{extras && `, ${extras}`}.
          </p>
          {page.isKept && (
            <button type="submit" name="intent" value="forget" className="ui-link wallet-forget">
              Forget these numbers
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
