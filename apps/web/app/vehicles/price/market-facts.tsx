import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { VehiclePageData } from '../vehicle-page-data.ts';
import type { MileageNote } from './price-data.ts';

/** Days, price cuts and miles: the figures that a buyer argues with. */
export function MarketFacts({ car }: { readonly car: VehiclePageData }) {
  const { daysOnMarket, priceHistory, mileageNote } = car;
  const first = priceHistory[0]?.price;
  const last = priceHistory.at(-1)?.price;
  const cut = first !== undefined && last !== undefined ? first - last : 0;
  return (
    <dl className="vehicle-market">
      <div>
        <dt>Days on market</dt>
        <dd>{groupDigits(daysOnMarket)}</dd>
      </div>
      {cut > 0 && (
        <div>
          <dt>Price cut since it was listed</dt>
          <dd>{dollars(cut)}</dd>
        </div>
      )}
      {mileageNote && <Miles note={mileageNote} />}
    </dl>
  );
}

function Miles({ note: { mileage, years, usual, likeCars } }: { readonly note: MileageNote }) {
  return (
    <>
      <div>
        <dt>Miles a year</dt>
        <dd>{groupDigits(Math.round(mileage / years))}</dd>
        <dd className="vehicle-market-note">
          {fewerOrMore(mileage, usual)} than 15,000 a year over {years}{' '}
          {years === 1 ? 'year' : 'years'}
        </dd>
      </div>
      {likeCars !== null && (
        <div>
          <dt>Comparable cars have</dt>
          <dd>{shortMiles(likeCars)}</dd>
          <dd className="vehicle-market-note">this one {fewerOrMore(mileage, likeCars)}</dd>
        </div>
      )}
    </>
  );
}

function fewerOrMore(mileage: number, other: number): string {
  if (mileage === other) return 'no fewer and no more';
  return `${groupDigits(Math.abs(mileage - other))} ${mileage < other ? 'fewer' : 'more'}`;
}
