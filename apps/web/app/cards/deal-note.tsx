import { minComparables, type ShownDeal } from '@forecourt/domain/listing/deal-rating';
import { dollars } from '@forecourt/domain/money/dollars';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import type { CardData } from './car-card-data.ts';
import { DealBadge, dealNames, lessOrMore } from './deal-badge.tsx';

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
      <PageLink
        className="card-deal-why ui-touch"
        to={`${car.href}#pricingSection`}
        aria-haspopup="dialog"
        onClick={ask}
      >
        <DealBadge word={deal.word} below={deal.below} />
        <span className="ui-visually-hidden">{`: how the price of the ${name} compares`}</span>
      </PageLink>
      {asked && (
        <div
          ref={note}
          popover="auto"
          role="dialog"
          className="ui-popover-note card-deal-note"
          aria-label={`${dealNames[deal.word]}, explained`}
          onToggle={({ newState }) => newState === 'closed' && setAsked(false)}
        >
          <button
            type="button"
            className="ui-close"
            aria-label="Close"
            onClick={() => note.current?.hidePopover()}
          >
            <X className="ui-icon" size={18} aria-hidden="true" />
          </button>
          <DealExplanation car={car} deal={deal} />
          <MarketHistory car={car} />
          <PageLink to={`${car.href}#pricingSection`}>Price history of this car</PageLink>
        </div>
      )}
    </>
  );
}

/** What the rating says, and how it was arrived at. */
function DealExplanation({ car, deal }: Omit<DealNoteProps, 'name'>) {
  return (
    <>
      <p>
        <b>{lessOrMore(deal.below)}</b>
        {car.hasDealerFees && ', its dealer fees included,'} than the {dollars(deal.estimate)} that{' '}
        {deal.comparables} comparable cars ask.
      </p>
      <p>
        Compared with used {car.make} {car.model} cars of {car.year - 1} to {car.year + 1} that are
        for sale now, anywhere in the country: of the same trim where there are {minComparables} or
        more, else of all trims. The estimate is the median of their prices, each brought to this
        car’s mileage and year.
      </p>
      <p>Not considered: options, accidents, owners and place. Nobody can pay for a rating.</p>
    </>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Since when the car is for sale, and what became of its price. */
function MarketHistory({ car: { listedOn, drop } }: { readonly car: CardData }) {
  const day = (date: string) => dateFormat.format(new Date(date));
  return (
    <p>
      Listed on {day(listedOn)}.
      {drop && ` Since ${day(drop.on)} it costs ${dollars(drop.amount)} less than ever before.`}
    </p>
  );
}
