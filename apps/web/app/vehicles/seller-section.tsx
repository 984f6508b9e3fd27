import { Link } from 'react-router';
import { AboutLink } from '../content/about-link.tsx';
import type { VehiclePageData } from './vehicle-page-data.ts';

/** Who sells the car, where, and how to reach them. */
export function SellerSection({ car: { owner } }: { readonly car: VehiclePageData }) {
  return (
    <section className="sec" id="contact" aria-labelledby="seller-heading">
      <h2 id="seller-heading">{owner.privateSeller ? 'Seller' : 'Dealer'}</h2>
      <div className="dl-c seller">
        <div className="dl-b">
          <div className="dl-h">
            <span className="dl-mono" aria-hidden="true">
              {owner.name.charAt(0)}
            </span>
            <div>
              <b>{owner.name}</b>
              {owner.rating !== null && (
                <small>
                  <span className="rate">
                    {`${owner.rating.toFixed(1)} (${owner.reviewCount.toLocaleString('en-US')})`}
                  </span>
                </small>
              )}
            </div>
          </div>
          {owner.tagline && <p>“{owner.tagline}”</p>}
          {owner.difference && (
            <p>
              <AboutLink className="link" about={owner.difference}>
                What sets {owner.name} apart
              </AboutLink>
            </p>
          )}
          <address>{owner.address}</address>
          {owner.hours.length > 0 && (
            <dl className="hrs">
              {owner.hours.map(({ label, open, close }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{open && close ? `${open} – ${close}` : 'Closed'}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className="two">
            {owner.phone && (
              <a className="btn btn-1" href={`tel:${owner.phone.replace(/[^\d+]/g, '')}`}>
                {owner.phone}
              </a>
            )}
            {!owner.privateSeller && (
              <Link className="btn btn-2" to={owner.stockHref}>
                All their cars
              </Link>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
