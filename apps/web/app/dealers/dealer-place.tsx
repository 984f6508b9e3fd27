import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DealerPageData } from './dealer-page-data.ts';

interface DealerPlaceProps {
  readonly dealer: DealerPageData;
  /** Where it is, drawn. */
  readonly children: ReactNode;
}

/** Where a dealer is and when it is open, as it says. */
export function DealerPlace({ dealer, children }: DealerPlaceProps) {
  const { address1, city, state, zip, hours, mapHref, website } = dealer;
  return (
    <section className="dealer-place" aria-label="Address and hours">
      {children}
      <div className="dealer-place-words">
        <address>{[address1, city, `${state} ${zip}`].filter(Boolean).join(', ')}</address>
        {hours.length > 0 && (
          <dl>
            {hours.map(({ label, words, isToday }) => (
              <div key={label} className={isToday ? 'dealer-today' : undefined}>
                <dt>{isToday ? `Today, ${label}` : label}</dt>
                <dd className="ui-number">{words}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="dealer-place-links">
          <Link className="ui-link" to={mapHref}>
            See it on the map
          </Link>
          {website !== null && (
            <a className="ui-link" href={website} rel="nofollow noopener">
              Its own website
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
