import { formatDate } from '@forecourt/domain/calendar/format-date';
import { roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import type { CardData } from '../cards/car-card-data.ts';
import { DealBadge } from '../cards/deal-badge.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { HomePageData } from './home-page-data.ts';

/** Cars that cost less than before, those that fell the most. */
export function PriceDrops({ page: { drops, place } }: { readonly page: HomePageData }) {
  if (drops === null || drops.cars.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="drops-heading">
      <div className="home-section-head">
        <h2 id="drops-heading">
          {place.name === null ? 'Price drops' : `Price drops near ${place.name}`}
        </h2>
        <PageLink className="ui-link ui-touch ui-number" to={drops.href}>
          {`See all ${groupDigits(drops.total)}`}
        </PageLink>
      </div>
      <p className="ui-number">
        {carWords(drops.total)} {drops.total === 1 ? 'costs' : 'cost'} less than ever since they
        were listed
        {place.name === null && '; tell us your ZIP Code to see those near you'}.
      </p>
      <ul className="home-drops">
        {drops.cars.map((car) => (
          <DroppedCar key={car.id} car={car} />
        ))}
      </ul>
    </section>
  );
}

function DroppedCar({ car }: { readonly car: CardData }) {
  const name = `${car.year} ${makeAndModel(car.make, car.model)}`;
  const facts = [
    car.trim,
    car.mileage !== null && `${groupDigits(car.mileage)} mi`,
    car.distanceMiles !== null && `${groupDigits(car.distanceMiles)} mi away`,
  ];
  return (
    <li>
      <span className="ui-studio home-drop-picture">
        <img src={car.pictureUrl} alt="" width={480} height={360} loading="lazy" />
      </span>
      <div className="home-drop-car">
        <h3>
          <PageLink to={car.href} prefetch>
            {`${car.condition} ${name}`}
          </PageLink>
        </h3>
        <small className="ui-number">{facts.filter(Boolean).join(' · ')}</small>
        {car.deal && (
          <p>
            <DealBadge word={car.deal.word} below={car.deal.below} />
          </p>
        )}
      </div>
      {car.drop && (
        <p className="home-drop-fall ui-number">
          <b>{dollars(car.drop.amount)} less</b>
          <small>since {formatDate(car.drop.on)}</small>
        </p>
      )}
      {car.price !== null && (
        <p className="home-drop-price ui-number">
          <strong>{dollars(car.price)}</strong>
          {car.monthly !== null && <small>{`${roundDollars(car.monthly)}/mo est.`}</small>}
        </p>
      )}
    </li>
  );
}
