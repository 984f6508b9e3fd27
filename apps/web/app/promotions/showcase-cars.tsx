import { dollars } from '@forecourt/domain/money/dollars';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import type { ShowcaseCar } from './showcase-data.ts';

interface ShowcaseCarsProps {
  /** The dealer's. */
  readonly name: string;
  readonly cars: readonly ShowcaseCar[];
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
            <SmallCar car={car} />
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

function SmallCar({
  car: { href, pictureUrl, name, facts, price },
}: {
  readonly car: ShowcaseCar;
}) {
  return (
    <article className="promotion-small-car" data-rank="showcase">
      <img className="promotion-small-picture ui-studio" src={pictureUrl} alt="" loading="lazy" />
      <div>
        <h3>
          <PageLink to={href}>{name}</PageLink>
        </h3>
        <p>{facts}</p>
        <p>
          <strong>{price === null ? 'Contact dealer' : dollars(price)}</strong>
        </p>
      </div>
    </article>
  );
}
