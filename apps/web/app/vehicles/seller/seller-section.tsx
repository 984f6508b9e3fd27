import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import { ratingWords } from '@forecourt/domain/listing/rating-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AboutLink } from '../../content/about-link.tsx';
import { PhoneReveal } from '../../leads/phone-ways.tsx';
import type { VehiclePageData } from '../vehicle-page-data.ts';
import type { SellerData } from './seller-data.ts';

interface SellerSectionProps {
  readonly car: VehiclePageData;
  /** Where it is, drawn. */
  readonly children: ReactNode;
}

/** Who sells the car, where, when they are there, and how to reach them. */
export function SellerSection({ car: { id, owner }, children }: SellerSectionProps) {
  const { privateSeller, pageHref, name, rating, difference } = owner;
  return (
    <section className="vehicle-section" id="sellerSection" aria-labelledby="seller-heading">
      <h2 id="seller-heading">{privateSeller ? 'Seller' : 'Dealer'}</h2>
      <div className="vehicle-seller" id="contact">
        <div className="vehicle-seller-box">
          {children}
          <div className="vehicle-seller-body">
            <div className="vehicle-seller-head">
              <span className="ui-monogram" aria-hidden="true">
                {name.charAt(0)}
              </span>
              <div>
                <b>
                  {pageHref === null ? (
                    name
                  ) : (
                    <Link className="ui-link ui-touch" to={pageHref}>
                      {name}
                    </Link>
                  )}
                </b>
                <SellerLine owner={owner} />
              </div>
            </div>
            <address>{owner.address}</address>
            <div className="ui-columns">
              {owner.phone && <PhoneReveal key={id} phone={owner.phone} listingId={id} />}
              {!privateSeller && (
                <Link
                  className="ui-button ui-button-secondary ui-button-large"
                  to={owner.stockHref}
                >
                  All their cars
                </Link>
              )}
            </div>
          </div>
        </div>
        <div className="vehicle-seller-more">
          {owner.tagline && <p>“{owner.tagline}”</p>}
          {rating !== null && (
            <p>
              Rated <b>{rating.toFixed(1)}</b> of 5{byReviews(owner.reviewCount)}.
            </p>
          )}
          {owner.answerMinutes !== null && (
            <p>
              Half of their answers come within <b>{answerTimeWords(owner.answerMinutes)}</b>.
            </p>
          )}
          {difference && (
            <p>
              <AboutLink className="ui-link" about={difference}>
                What sets {name} apart
              </AboutLink>
            </p>
          )}
          <Hours owner={owner} />
        </div>
      </div>
    </section>
  );
}

/** Rating and hours in a line. */
export function SellerLine({ owner }: { readonly owner: SellerData }) {
  const { rating, reviewCount, opening } = owner;
  if (rating === null && opening === null) return null;
  return (
    <small>
      {rating !== null && <span className="ui-rating">{ratingWords(rating, reviewCount)}</span>}
      {rating !== null && opening !== null && <i />}
      {opening !== null && <span>{opening}</span>}
    </small>
  );
}

function Hours({ owner: { hours, opening } }: { readonly owner: SellerData }) {
  if (hours.length === 0) return null;
  return (
    <>
      <h3>Hours</h3>
      {opening !== null && <p>{opening}, by their clock.</p>}
      <dl className="vehicle-seller-hours">
        {hours.map(({ label, words, isToday }) => (
          <div key={label} className={isToday ? 'vehicle-seller-today' : undefined}>
            <dt>{isToday ? `Today, ${label}` : label}</dt>
            <dd className="ui-number">{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A feed may tell a rating without by how many. */
function byReviews(count: number): string {
  if (count === 0) return ' elsewhere';
  return ` in ${groupDigits(count)} ${count === 1 ? 'review' : 'reviews'} elsewhere`;
}
