import { monthName } from '@forecourt/domain/calendar/month-name';
import { goneWords } from '@forecourt/domain/listing/listing-status';
import { dollars } from '@forecourt/domain/money/dollars';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { type RefObject, useEffect, useRef } from 'react';
import { DealBadge } from '../cards/deal-badge.tsx';
import { PriceDrawing } from '../cards/price/price-drawing.tsx';
import { RemovingHeart } from '../hearts/heart.tsx';
import { setSaved } from '../hearts/saved-store.ts';
import { useSaved } from '../hearts/saving.tsx';
import { ContactLink } from '../leads/contact-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { SavedCarData } from './saved-page-data.ts';

/** `November 5`. @param day `YYYY-MM-DD` */
const inWords = (day: string) => `${monthName(day, 'long')} ${Number(day.slice(8, 10))}`;

/** A saved car; where it was just removed, what brings it back. */
export function SavedRow({ car }: { readonly car: SavedCarData }) {
  const { ids, isWhole } = useSaved();
  const isRemoved = isWhole && !ids.has(car.id);
  const row = useRef<HTMLLIElement>(null);
  const notePress = useNearFocus(row, isRemoved);
  const look = car.status === 'active' ? 'saved-row' : 'saved-row saved-row-gone';
  return (
    <li
      ref={row}
      className={isRemoved ? 'saved-removed' : look}
      id={`car-${car.id}`}
      onClickCapture={notePress}
    >
      {isRemoved ? <RemovedCar car={car} /> : <KeptCar car={car} />}
    </li>
  );
}

/** Of a row the button; of one that a car left that is gone, which has none, its words. */
const focused = 'button, [role]:only-child';

/**
 * The button that was pressed gives way to another: the keyboard stays in its row.
 *
 * @returns what is to hear of presses in the row
 */
function useNearFocus(row: RefObject<HTMLElement | null>, isRemoved: boolean): () => void {
  const shown = useRef(isRemoved);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (shown.current === isRemoved) return;
    shown.current = isRemoved;
    if (wasPressed.current) row.current?.querySelector<HTMLElement>(focused)?.focus();
    wasPressed.current = false;
  }, [isRemoved, row]);
  return () => {
    wasPressed.current = true;
  };
}

function KeptCar({ car }: { readonly car: SavedCarData }) {
  return (
    <>
      <div className="saved-picture ui-studio">
        <img src={car.pictureUrl} alt="" width={128} height={96} loading="lazy" />
      </div>
      <CarWords car={car} />
      <PriceSince car={car} />
      <p className="saved-price">
        <strong>{car.price === null ? 'No price given' : dollars(car.price)}</strong>
        <small>{car.status === 'active' ? deltaNote(car) : 'last price'}</small>
      </p>
      <div className="saved-action">
        <RowAction car={car} />
      </div>
      <div className="saved-heart">
        <RemovingHeart id={car.id} name={car.name} />
      </div>
    </>
  );
}

function RowAction({ car }: { readonly car: SavedCarData }) {
  const className = 'ui-button ui-button-secondary';
  if (car.status === 'active') {
    const { id, name, seller } = car;
    return (
      <ContactLink className={className} name={name} seller={seller} listingId={id} from="srp" />
    );
  }
  if (car.againHref !== null)
    return (
      <PageLink
        className={className}
        to={car.againHref}
        aria-label={`See where it is for sale again: ${car.name}`}
      >
        For sale again
      </PageLink>
    );
  return (
    <PageLink className={className} to={car.likeHref} aria-label={`See cars like it: ${car.name}`}>
      See cars like it
    </PageLink>
  );
}

function CarWords({ car }: { readonly car: SavedCarData }) {
  const miles = car.mileage === null ? 'Mileage not given' : shortMiles(car.mileage);
  return (
    <div className="saved-words">
      <h3>
        <PageLink to={car.href}>
          <span>{car.condition}</span> {car.name}
        </PageLink>
      </h3>
      <small>{[car.trim, miles].filter(Boolean).join(' · ')}</small>
      {car.deal && (
        <p>
          <DealBadge word={car.deal.word} below={car.deal.below} />
        </p>
      )}
    </div>
  );
}

function PriceSince({ car }: { readonly car: SavedCarData }) {
  return (
    <div className="saved-since">
      {car.line !== null && <PriceDrawing path={car.line} />}
      <p>
        <b>{car.status === 'active' ? changeWords(car) : goneWords[car.status]}</b>
        <small>
          {car.status === 'sold' ? 'on' : 'since'} {inWords(car.goneOn ?? car.savedOn)}
        </small>
      </p>
    </div>
  );
}

function changeWords({ change }: SavedCarData): string {
  if (change === null) return 'No price to compare';
  if (change === 0) return 'Same price';
  return `${dollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
}

function deltaNote({ change, priceWhenSaved }: SavedCarData): string {
  return change === 0 || priceWhenSaved === null ? '' : `was ${dollars(priceWhenSaved)}`;
}

function RemovedCar({ car }: { readonly car: SavedCarData }) {
  return (
    <>
      <p role="status" tabIndex={-1}>
        The {car.name} was removed.
      </p>
      {car.status === 'active' && (
        <button
          type="button"
          className="ui-button ui-button-secondary"
          aria-label={`Undo: save the ${car.name} again`}
          onClick={() => setSaved(car.id, true, { name: car.name })}
        >
          Undo
        </button>
      )}
    </>
  );
}
