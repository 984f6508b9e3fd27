import { conversationPath } from '@forecourt/domain/lead/conversation';
import { ArrowLeft } from 'lucide-react';
import { PageLink } from '../ui/page-link.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import type { CheckoutPageProps } from './checkout-props.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DealForm } from './deal-form.tsx';
import { ReserveForm } from './reserve-form.tsx';

/** A car with all that it costs, step by step, to the request to hold it. */
export function CheckoutPage({ page, before, isCurrent, typed, outcome }: CheckoutPageProps) {
  const { car } = page;
  return (
    <div className="checkout-parts">
      <div>
        <header className="checkout-head">
          <PageLink to={car.href} className="checkout-back">
            <ArrowLeft className="ui-icon" size={16} aria-hidden="true" />
            {car.condition} {car.name}
          </PageLink>
          <h1>What it costs, in all</h1>
          <p>
            Every line that {car.seller} may charge.{' '}
            <span className="ui-not-printed">Change anything; the sums follow.</span> Nothing is
            signed on this page.
          </p>
          {before && (
            <p className="ui-not-printed">
              You sent a request on {before.askedOn}.{' '}
              <PageLink className="ui-link" to={conversationPath(before.token)}>
                See the conversation
              </PageLink>
            </p>
          )}
        </header>
        <CheckoutLines page={page} />
        <DealForm page={page} />
        <ReserveForm key={car.href} page={page} typed={typed} outcome={outcome} />
      </div>
      <CheckoutSummary page={page} isCurrent={isCurrent} />
      <CheckoutBar page={page} isCurrent={isCurrent} />
    </div>
  );
}
