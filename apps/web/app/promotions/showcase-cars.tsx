import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { CardData } from '../cards/car-card-data.ts';
import { PageLink } from '../ui/page-link.tsx';

interface ShowcaseCarsProps {
  /** The dealer's. */
  readonly name: string;
  readonly cars: readonly CardData[];
}

/** Cars side by side; those that have no room are scrolled to, by hand or by the buttons. */
export function ShowcaseCars({ name, cars }: ShowcaseCarsProps) {
  const track = useRef<HTMLUListElement>(null);
  const scroll = (pages: number) =>
    track.current?.scrollBy({ left: pages * track.current.clientWidth });
  return (
    <div className="promotion-showcase-cars">
      <ul className="promotion-showcase-track" ref={track} aria-label={`Cars of ${name}`}>
        {cars.map((car) => (
          <li key={car.id}>
            <ShowcaseCar car={car} />
          </li>
        ))}
      </ul>
      {cars.length > 2 && (
        <>
          <button
            type="button"
            className="promotion-showcase-arrow promotion-showcase-previous"
            aria-label="Previous cars"
            onClick={() => scroll(-1)}
          >
            <ChevronLeft className="ui-icon" size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="promotion-showcase-arrow promotion-showcase-next"
            aria-label="More cars"
            onClick={() => scroll(1)}
          >
            <ChevronRight className="ui-icon" size={18} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}

function ShowcaseCar({ car }: { readonly car: CardData }) {
  const name = `${car.year} ${car.make} ${car.model}`;
  const facts = [car.trim, car.mileage === null ? null : `${groupDigits(car.mileage)} mi`];
  return (
    <article className="promotion-small-car" data-rank="showcase">
      <div className="promotion-small-picture ui-studio">
        <img src={car.pictureUrl} alt={name} width={112} height={84} loading="lazy" />
      </div>
      <div>
        <h3>
          <PageLink to={car.href}>{name}</PageLink>
        </h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p>
          <strong>{car.price === null ? 'Contact dealer' : dollars(car.price)}</strong>
        </p>
      </div>
    </article>
  );
}
