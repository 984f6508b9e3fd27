import {
  type InterestingCar,
  type InterestReason,
  interestReason,
  mostInteresting,
  toInterestBeacon,
} from '@forecourt/domain/account/interesting-vehicles';
import { withZip } from '@forecourt/domain/listing/vehicle-address';
import { dollars } from '@forecourt/domain/money/dollars';
import { zipOfAddress } from '@forecourt/domain/place/zip-input';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { BadgeCheck, Eye, Heart, TrendingDown, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { dismissCar } from '../history/remembered-cars.ts';
import type { loader } from '../root.tsx';

const address = '/cars-for-sale/still-interested';

const icons: Readonly<Record<InterestReason, typeof Eye>> = {
  'reduced-price': TrendingDown,
  'many-viewers': Eye,
  deal: BadgeCheck,
  interested: Heart,
};

/** The one of some cars seen before that is most worth another look, until it is dismissed. */
export default function StillInterestedAlert({ ids }: { readonly ids: readonly number[] }) {
  const cars = useCarsForSale(ids);
  const zip = zipOfAddress(useLocation().search);
  const [isDismissed, setIsDismissed] = useState(false);
  const car = mostInteresting(cars);
  useInterestBeacon(cars);
  if (car === undefined || isDismissed) return null;
  const reason = interestReason(car);
  const Icon = icons[reason];
  function dismiss(id: number) {
    dismissCar(id);
    setIsDismissed(true);
  }
  return (
    <aside
      className="ui-corner-box ui-above-foot ui-not-printed promotion-still"
      aria-label="Still interested?"
      onKeyDown={({ key }) => key === 'Escape' && dismiss(car.id)}
    >
      <img className="promotion-small-picture ui-studio" src={car.pictureUrl} alt="" />
      <div role="status">
        <p className="promotion-still-reason">
          <Icon className="ui-icon" size={14} aria-hidden="true" />
          {reasonWords(car, reason)}
        </p>
        <h2>
          <Link to={withZip(car.href, zip)}>Still interested in the {car.name}?</Link>
        </h2>
        {car.price !== null && (
          <p className="ui-number">
            <strong>{dollars(car.price)}</strong>
            {car.priceBefore !== null && (
              <s>
                <span className="ui-visually-hidden">before </span>
                {dollars(car.priceBefore)}
              </s>
            )}
          </p>
        )}
      </div>
      <button
        type="button"
        className="ui-close"
        aria-label={`Dismiss the ${car.name}`}
        onClick={() => dismiss(car.id)}
      >
        <X className="ui-icon" size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}

function reasonWords(car: InterestingCar, reason: InterestReason): string {
  switch (reason) {
    case 'reduced-price':
      return `Price reduced ${dollars((car.priceBefore ?? 0) - (car.price ?? 0))}`;
    case 'many-viewers':
      return `${groupDigits(car.viewCount)} shoppers are viewing`;
    case 'deal':
      return `${car.dealIndicator} Deal`;
    case 'interested':
      return 'You looked at this car';
  }
}

/** None until they are there, and none when they cannot be had: nobody misses an alert. */
function useCarsForSale(ids: readonly number[]): readonly InterestingCar[] {
  const [cars, setCars] = useState<readonly InterestingCar[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const query = ids.map((id) => `listingId=${id}`).join('&');
    fetch(`${address}/vehicles?${query}`, { signal: stop.signal })
      .then(async (answer) => answer.ok && setCars(await answer.json()))
      .catch(() => {});
    return () => stop.abort();
  }, [ids]);
  return cars;
}

/** Tells that cars were shown again, where that may be told. */
function useInterestBeacon(cars: readonly InterestingCar[]): void {
  const root = useRouteLoaderData<typeof loader>('root');
  useEffect(() => {
    if (!root) return;
    const vins = cars.map(({ vin }) => vin);
    const body = toInterestBeacon(root.brand, vins, root.consumer);
    if (body === null) return;
    navigator.sendBeacon(
      `${address}/alert`,
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    );
  }, [cars, root]);
}
