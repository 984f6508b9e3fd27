import { dollars } from '@forecourt/domain/money/dollars';
import { adPath } from '@forecourt/domain/selling/ad-paths';
import type { ReactNode } from 'react';
import { PageLink } from '../../ui/page-link.tsx';
import { AdForm } from '../ad-form.tsx';
import type { SellerPage } from '../enter-selling.ts';
import type { ManageView, OfferRow } from '../selling-views.ts';
import { agreedOf, agreedWords, firstName } from './agreed.ts';

interface OfferProps {
  readonly offer: OfferRow;
  readonly page: SellerPage<ManageView>;
}

/** What is answered: the sum as it was seen, for a buyer may change it meanwhile. */
export const answerFields = ({ id, amount }: OfferRow, { shown }: SellerPage<ManageView>) => ({
  ad: shown.head.id,
  offer: id,
  seen: String(amount),
});

/** Only an offer at the asking price is one to take at once. */
export function OfferAnswers({ offer, page }: OfferProps) {
  const { frame, shown } = page;
  const fields = answerFields(offer, page);
  const from = <span className="ui-visually-hidden"> the offer of {offer.name}</span>;
  return (
    <div className="sell-answers">
      <AdForm act="offer.decline" frame={frame} fields={fields} stays>
        <button type="submit" className="ui-button ui-button-secondary">
          No<span className="ui-visually-hidden"> to {offer.name}</span>
        </button>
      </AdForm>
      {offer.middle !== null && (
        <PageLink
          className="ui-button ui-button-secondary"
          to={`${adPath(shown.head.id)}?counter=${encodeURIComponent(offer.id)}#offer-${offer.id}`}
        >
          Counter{from}
        </PageLink>
      )}
      <Accept offer={offer} page={page}>
        Accept{from}
      </Accept>
    </div>
  );
}

interface AcceptProps extends OfferProps {
  readonly children: ReactNode;
}

/** Asks once more where another offer is agreed on: the car can be sold but once. */
function Accept({ offer, page, children }: AcceptProps) {
  const { facts, offers } = page.shown;
  const agreed = agreedOf(offers);
  const isAtPrice = facts.price !== null && offer.amount >= facts.price;
  const fields = {
    ...answerFields(offer, page),
    agreed: agreed.map(({ id }) => id).join(' '),
  };
  const press = { act: 'offer.accept', frame: page.frame, fields, stays: true };
  if (agreed.length === 0)
    return (
      <AdForm {...press}>
        <button
          type="submit"
          className={isAtPrice ? 'ui-button ui-button-primary' : 'ui-button ui-button-secondary'}
        >
          {children}
        </button>
      </AdForm>
    );
  return (
    <details className="sell-sure">
      <summary className="ui-button ui-button-secondary">{children}</summary>
      <AdForm {...press}>
        <p>
          {agreed.map(agreedWords).join('. ')}. {firstName(offer.name)} is told at once that you
          accept {dollars(offer.amount)} too.
        </p>
        <button type="submit" className="ui-button ui-button-primary">
          Yes, accept
        </button>
      </AdForm>
    </details>
  );
}
