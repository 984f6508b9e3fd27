import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Link } from 'react-router';
import { AboutLink } from '../content/about-link.tsx';
import { PhoneReveal } from '../leads/phone-ways.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** Who sells the car, where, and how to reach them. */
export function SellerSection({ car: { id, owner } }: { readonly car: VehiclePageData }) {
  return (
    <section className="vehicle-section" id="contact" aria-labelledby="seller-heading">
      <h2 id="seller-heading">{owner.privateSeller ? 'Seller' : 'Dealer'}</h2>
      <div className="vehicle-seller-box vehicle-seller">
        <div className="vehicle-seller-body">
          <div className="vehicle-seller-head">
            <span className="ui-monogram" aria-hidden="true">
              {owner.name.charAt(0)}
            </span>
            <div>
              <b>
                {owner.pageHref === null ? (
                  owner.name
                ) : (
                  <Link className="ui-link ui-touch" to={owner.pageHref}>
                    {owner.name}
                  </Link>
                )}
              </b>
              {owner.rating !== null && (
                <small>
                  <span className="ui-rating">
                    {`${owner.rating.toFixed(1)} (${groupDigits(owner.reviewCount)})`}
                  </span>
                </small>
              )}
            </div>
          </div>
          {owner.tagline && <p>“{owner.tagline}”</p>}
          {owner.difference && (
            <p>
              <AboutLink className="ui-link" about={owner.difference}>
                What sets {owner.name} apart
              </AboutLink>
            </p>
          )}
          <address>{owner.address}</address>
          {owner.hours.length > 0 && (
            <dl className="vehicle-seller-hours">
              {owner.hours.map(({ label, open, close }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{open && close ? `${open} – ${close}` : 'Closed'}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className="ui-columns">
            {owner.phone && <PhoneReveal phone={owner.phone} listingId={id} />}
            {!owner.privateSeller && (
              <Link className="ui-button ui-button-secondary ui-button-large" to={owner.stockHref}>
                All their cars
              </Link>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
