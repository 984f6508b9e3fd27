import type { RecentCar } from '@forecourt/domain/account/recent-inventory';
import { withZip } from '@forecourt/domain/listing/vehicle-address';
import { dollars } from '@forecourt/domain/money/dollars';
import { zipOfAddress } from '@forecourt/domain/place/zip-input';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { useLocation } from 'react-router';
import { PageLink } from '../ui/page-link.tsx';

interface RecentCardProps {
  readonly car: RecentCar;
  /** The comparison with this car in it. */
  readonly compareHref?: string | undefined;
}

/** A car in a row of cars. */
export function RecentCard({ car, compareHref }: RecentCardProps) {
  const zip = zipOfAddress(useLocation().search);
  const facts = [car.trim, car.mileage === null ? null : shortMiles(car.mileage)];
  return (
    <li className="history-car">
      <span className="history-picture ui-studio">
        <img src={car.pictureUrl} alt="" width={480} height={360} loading="lazy" />
      </span>
      <h3>
        <PageLink to={withZip(car.href, zip)} prefetch>
          {car.condition} {car.name}
        </PageLink>
      </h3>
      <p className="history-facts ui-number">{facts.filter(Boolean).join(' · ')}</p>
      <p className="history-price ui-number">
        <strong>{car.price === null ? 'Price on request' : dollars(car.price)}</strong>
        {car.drop !== null && <span>{dollars(car.drop)} less than before</span>}
      </p>
      {compareHref !== undefined && (
        <PageLink
          to={compareHref}
          className="ui-button ui-button-secondary history-compare"
          aria-label={`Compare the ${car.condition} ${car.name}`}
        >
          Compare
        </PageLink>
      )}
    </li>
  );
}
