import { formatDate } from '@forecourt/domain/calendar/format-date';
import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { minComparables, type ShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { dollars } from '@forecourt/domain/money/dollars';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import { Suspense } from 'react';
import { lazyOrNothing } from '../ui/lazy-or-nothing.ts';
import { PageLink } from '../ui/page-link.tsx';
import type { CardData } from './car-card-data.ts';
import { CardNote } from './card-note.tsx';
import { DealBadge, lessOrMore } from './deal-badge.tsx';

/** Loaded with the first note that is opened, which is whole without it. */
const CardSwaps = lazyOrNothing(() => import('./card-swaps.tsx'));

interface DealNoteProps {
  readonly car: CardData;
  readonly deal: ShownDeal;
}

/** The deal of a car, which explains itself when pressed. */
export function DealNote({ car, deal }: DealNoteProps) {
  const pricing = `${car.href}#pricingSection`;
  const note = () => (
    <>
      <DealExplanation car={car} deal={deal} />
      <MarketHistory car={car} />
      <Suspense>
        <CardSwaps car={car} />
      </Suspense>
      <PageLink to={pricing}>Price history of this car</PageLink>
    </>
  );
  return (
    <CardNote
      className="card-deal-why"
      to={pricing}
      label={`${dealNames[deal.word]}, explained`}
      note={note}
    >
      <DealBadge word={deal.word} below={deal.below} />
    </CardNote>
  );
}

/** What the rating says, and how it was arrived at. */
function DealExplanation({ car, deal }: DealNoteProps) {
  return (
    <>
      <p>
        <b>{lessOrMore(deal.below)}</b>
        {car.hasDealerFees && ', its dealer fees included,'} than {dollars(deal.estimate)}, the
        median of {deal.comparables} comparable cars, this one included.
      </p>
      <p>
        Compared with used {makeAndModel(car.make, car.model)} cars of {car.year - 1} to{' '}
        {car.year + 1} that are for sale now, anywhere in the country: of the same trim where there
        are {minComparables} or more, else of all trims. The estimate is the median of their prices,
        each brought to this car’s mileage and year.
      </p>
      <p>Not considered: options, accidents, owners and place. Nobody can pay for a rating.</p>
    </>
  );
}

/** Since when the car is for sale, and what became of its price. */
function MarketHistory({ car: { listedOn, drop } }: { readonly car: CardData }) {
  return (
    <p>
      Listed on {formatDate(listedOn)}.
      {drop &&
        ` Since ${formatDate(drop.on)} it costs ${dollars(drop.amount)} less than ever before.`}
    </p>
  );
}
