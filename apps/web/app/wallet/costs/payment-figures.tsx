import { dollarsAndCents } from '@forecourt/domain/money/cents';
import { loanCost } from '@forecourt/domain/money/loan';
import {
  estimatePayment,
  percent,
  type ShopperTerms,
  usualTerms,
} from '@forecourt/domain/money/shopper-terms';
import { equityAmount, equityName } from '@forecourt/domain/money/trade-in/trade-equity';
import { PageLink } from '../../ui/page-link.tsx';
import { TermList } from '../../ui/term-list.tsx';

interface PaymentFiguresProps {
  /** Whole dollars. */
  readonly price: number;
  /** Null for the usual terms. */
  readonly terms: ShopperTerms | null;
  readonly isNew: boolean;
}

/** What a payment stands on: the figures that Regulation Z wants beside it. */
export function PaymentFigures({ price, terms, isNew }: PaymentFiguresProps) {
  const { payment, apr, months, down, equity, financed } = estimatePayment(
    price * 100,
    terms ?? usualTerms,
    isNew,
  );
  const { total, interest } = loanCost(financed, { apr, months });
  const lines = [
    ['Monthly payment', dollarsAndCents(payment)],
    ['APR', percent(apr)],
    ['Term', `${months} months`],
    ['Cash down', dollarsAndCents(down)],
    ...(equity === 0 ? [] : [[equityName(equity), equityAmount(equity, dollarsAndCents)] as const]),
    ['Borrowed', dollarsAndCents(financed)],
    [`${months} payments`, dollarsAndCents(total)],
    ['of which interest', dollarsAndCents(interest)],
  ] as const;
  return (
    <>
      <TermList terms={lines} />
      <p>
        Before tax, title and fees. An estimate, not an offer of credit.{' '}
        <PageLink to="/cars-for-sale/wallet" data-wallet rel="nofollow">
          Change the terms
        </PageLink>
      </p>
    </>
  );
}
