import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import { phoneHref } from '@forecourt/domain/lead/phone-number';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { DealerAlertButton, DealerAlertNote, type DealerNews } from './dealer-alert.tsx';
import type { DealerPageData } from './dealer-page-data.ts';

interface DealerHeadProps {
  readonly dealer: DealerPageData;
  readonly news: DealerNews;
}

/** Who the dealer is, and how to reach it. */
export function DealerHead({ dealer, news }: DealerHeadProps) {
  const { name, city, state, rating, reviewCount, makes, phone, total } = dealer;
  const kind = makes.length > 0 ? `${makes.join(', ')} dealer` : 'Dealer';
  return (
    <div className="dealer-who">
      <span className="ui-monogram" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <div>
        <h1>{name}</h1>
        <p className="dealer-kind">
          {rating !== null && (
            <span className="ui-rating">
              {reviewCount === 0
                ? `${rating.toFixed(1)}, sent with its cars`
                : `${rating.toFixed(1)} (${groupDigits(reviewCount)} ${reviewCount === 1 ? 'review' : 'reviews'}, sent with its cars)`}
            </span>
          )}
          <span>{`${kind} in ${city}, ${state}`}</span>
          {dealer.opening !== null && <span>{dealer.opening}</span>}
        </p>
        {dealer.answerMinutes !== null && (
          <p>Half of its answers come within {answerTimeWords(dealer.answerMinutes)}.</p>
        )}
        <div className="dealer-actions">
          {total !== 0 && (
            <Link className="ui-button ui-button-primary" to={dealer.stockHref}>
              {total === null ? 'See its cars' : `See ${carWords(total)}`}
            </Link>
          )}
          {phone && (
            <a className="ui-button ui-button-secondary ui-number" href={phoneHref(phone)}>
              <Phone className="ui-icon" size={18} aria-hidden="true" />
              {phone}
            </a>
          )}
          <DealerAlertButton news={news} />
        </div>
        <DealerAlertNote alert={news.alert} />
        {dealer.figures.length > 0 && (
          <dl className="dealer-figures">
            {dealer.figures.map(({ value, label, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="ui-number">
                  {href === null ? (
                    value
                  ) : (
                    <Link className="ui-link" to={href}>
                      {value}
                    </Link>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {dealer.tagline && <p className="dealer-tagline">“{dealer.tagline}”</p>}
      </div>
    </div>
  );
}
