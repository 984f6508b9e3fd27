import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { PageLink } from '../../ui/page-link.tsx';
import type { DealerRowData } from './directory-data.ts';

/** A dealer of the directory: who and where it is, whether it is open, and what it has for sale. */
export function DealerRow({ dealer }: { readonly dealer: DealerRowData }) {
  const { name, makes, isOnline } = dealer;
  const facts = [
    makes.length > 0 && `New ${makes.join(', ')}`,
    dealer.opening,
    isOnline && 'Sells online',
  ].filter(Boolean);
  return (
    <li className="dealer-row">
      <span className="ui-monogram" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <div className="dealer-directory-who">
        <h2>
          <PageLink to={dealer.href}>{name}</PageLink>
          {dealer.rating !== null && (
            <span className="ui-rating">
              {dealer.rating.toFixed(1)}
              {dealer.reviewCount > 0 && (
                <span className="ui-dim">{`(${groupDigits(dealer.reviewCount)})`}</span>
              )}
            </span>
          )}
        </h2>
        <p className="dealer-directory-place">
          <span>{dealer.address}</span>
          {dealer.away !== null && <b>{dealer.away}</b>}
        </p>
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      </div>
      <p className="dealer-directory-stock ui-number">
        <PageLink
          className="ui-link ui-touch"
          to={dealer.carsHref}
          aria-label={`${carWords(dealer.cars)} of ${name}`}
        >
          {carWords(dealer.cars)}
        </PageLink>
        {dealer.prices !== null && <span>{dealer.prices}</span>}
      </p>
    </li>
  );
}
