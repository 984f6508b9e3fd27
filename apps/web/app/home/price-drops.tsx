import { formatDate } from '@forecourt/domain/calendar/format-date';
import { roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import { awayWords } from '@forecourt/domain/place/away-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { CardData } from '../cards/car-card-data.ts';
import { DealBadge } from '../cards/deal-badge.tsx';
import { PriceDrawing } from '../cards/price/price-drawing.tsx';
import { Heart } from '../hearts/heart.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { DroppedCar } from './dropped-cars.ts';
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
      <p className="home-drops-lead ui-number">
        {dropWords(drops)}.{' '}
        {place.name === null && <span>Your ZIP Code shows those near you.</span>}
      </p>
      <ul className="home-drops">
        {drops.cars.map((dropped) => (
          <DroppedRow key={dropped.car.id} dropped={dropped} />
        ))}
      </ul>
    </section>
  );
}

function dropWords({
  total,
  areDeals,
}: {
  readonly total: number;
  readonly areDeals: boolean;
}): string {
  const one = areDeals ? 'great or good deal' : 'car';
  const many = areDeals ? 'great and good deals' : 'cars';
  return total === 1
    ? `1 ${one} is at its lowest price here`
    : `${groupDigits(total)} ${many} are at their lowest price here`;
}

function DroppedRow({ dropped }: { readonly dropped: DroppedCar }) {
  const { car } = dropped;
  const name = `${car.year} ${makeAndModel(car.make, car.model)}`;
  const facts = [
    car.trim,
    car.mileage !== null && shortMiles(car.mileage),
    car.distanceMiles !== null && awayWords(car.distanceMiles),
  ];
  return (
    <li>
      <span className="ui-studio home-drop-picture">
        <img src={car.pictureUrl} alt="" width={480} height={360} loading="lazy" />
      </span>
      <div className="home-drop-car">
        <h3>
          <PageLink to={car.href} prefetch>
            <span>{car.condition}</span> {name}
          </PageLink>
        </h3>
        <small className="ui-number">{facts.filter(Boolean).join(' · ')}</small>
        {car.deal && (
          <p>
            <DealBadge word={car.deal.word} below={car.deal.below} />
          </p>
        )}
      </div>
      {car.drop && <Fall drop={car.drop} dropped={dropped} />}
      <Price car={car} />
      <div className="home-drop-heart">
        <Heart id={car.id} name={name} isBare />
      </div>
    </li>
  );
}

/** The price since the car was listed, and what it fell by at last. */
function Fall({
  drop,
  dropped: { car, line, cuts },
}: {
  readonly drop: NonNullable<CardData['drop']>;
  readonly dropped: DroppedCar;
}) {
  return (
    <div className="home-drop-fall">
      {line !== null && <PriceDrawing path={line} isLowest />}
      <p className="ui-number">
        <b>{dollars(drop.amount)} less</b>
        <small>since {formatDate(drop.on)}</small>
        <small>{[daysWords(car.daysOnMarket), cutWords(cuts)].filter(Boolean).join(', ')}</small>
      </p>
    </div>
  );
}

const daysWords = (days: number) => (days === 1 ? '1 day' : `${groupDigits(days)} days`);

function cutWords(cuts: number): string | null {
  if (cuts === 0) return null;
  return cuts === 1 ? 'one cut' : `${['two', 'three', 'four'][cuts - 2] ?? cuts} cuts`;
}

function Price({ car }: { readonly car: CardData }) {
  if (car.price === null) return null;
  return (
    <p className="home-drop-price ui-number">
      <strong>{dollars(car.price)}</strong>
      {car.monthly !== null && <small>{`${roundDollars(car.monthly)}/mo est.`}</small>}
    </p>
  );
}
