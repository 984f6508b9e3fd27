import type { RecentCar } from '@forecourt/domain/account/recent-inventory';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { PageLink } from '../ui/page-link.tsx';

/** A car in a row of cars. */
export function RecentCard({ car }: { readonly car: RecentCar }) {
  const facts = [car.trim, car.mileage === null ? null : `${groupDigits(car.mileage)} mi`];
  return (
    <li className="history-car">
      <span className="history-picture ui-studio">
        <img src={car.pictureUrl} alt="" width={480} height={360} loading="lazy" />
      </span>
      <h3>
        <PageLink to={car.href} prefetch>
          {car.condition} {car.name}
        </PageLink>
      </h3>
      <p className="history-facts ui-number">{facts.filter(Boolean).join(' · ')}</p>
      <p className="history-price ui-number">
        <strong>{car.price === null ? 'Price on request' : dollars(car.price)}</strong>
        {car.drop !== null && <span>{dollars(car.drop)} less than before</span>}
      </p>
    </li>
  );
}
