import type { ShownDeal } from '@forecourt/domain/deal-rating';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { DealBadge, dealNames } from '../ui/deal-badge.tsx';
import type { CardData } from './listing-card-data.ts';

const dollars = (amount: number) => `$${Math.abs(amount).toLocaleString('en-US')}`;

interface DealNoteProps {
  readonly car: CardData;
  readonly deal: ShownDeal;
  /** The car in words, for those who hear the page. */
  readonly name: string;
}

/** The deal of a car, which explains itself when pressed; without a script on the car's own page. */
export function DealNote({ car, deal, name }: DealNoteProps) {
  const [asked, setAsked] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) note.current?.showPopover();
  }, [asked]);

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setAsked(true);
  }

  return (
    <>
      <Link
        className="deal-why"
        to={`${car.href}#pricingSection`}
        aria-haspopup="dialog"
        onClick={ask}
      >
        <DealBadge word={deal.word} below={deal.below} />
        <span className="sr">: how the price of the {name} compares</span>
      </Link>
      {asked && (
        <div
          ref={note}
          popover="auto"
          role="dialog"
          className="deal-note"
          aria-label={`${dealNames[deal.word]}, explained`}
          onToggle={({ newState }) => newState === 'closed' && setAsked(false)}
        >
          <button
            type="button"
            className="x"
            aria-label="Close"
            onClick={() => note.current?.hidePopover()}
          >
            <X className="ic" size={18} aria-hidden="true" />
          </button>
          <p>
            <b>
              {dollars(deal.below)} {deal.below >= 0 ? 'less' : 'more'}
            </b>
            {car.hasDealerFees && ', its dealer fees included,'} than the {dollars(deal.estimate)}{' '}
            that {deal.comparables} comparable cars ask.
          </p>
          <p>
            Comparable are used cars of the same model and trim, one model year either way, anywhere
            in the country. The estimate is the median of their prices, each brought to this car’s
            mileage and year. Options, accidents and place are not considered. Nobody can pay for a
            rating.
          </p>
          <Link to={`${car.href}#pricingSection`}>Price history of this car</Link>
        </div>
      )}
    </>
  );
}
