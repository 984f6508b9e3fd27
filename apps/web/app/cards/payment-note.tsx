import { roundDollars } from '@forecourt/domain/money/cents';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import { PaymentFigures } from '../wallet/payment-figures.tsx';
import type { CardData } from './car-card-data.ts';

interface PaymentNoteProps {
  readonly car: CardData;
  /** Cents. */
  readonly monthly: number;
  /** Whole dollars. */
  readonly price: number;
}

/** A payment, which says what it assumes when pressed; without a script on the car's own page. */
export function PaymentNote({ car, monthly, price }: PaymentNoteProps) {
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
        className="card-payment ui-touch"
        to={`${car.href}#payment`}
        aria-haspopup="dialog"
        onClick={ask}
      >
        <b>{roundDollars(monthly)}</b>/mo<span> est.</span>
      </PageLink>
      {asked && (
        <div
          ref={note}
          popover="auto"
          role="dialog"
          className="ui-popover-note card-deal-note card-payment-note"
          aria-label="What the payment assumes"
          onToggle={({ newState }) => newState === 'closed' && setAsked(false)}
        >
          <PaymentFigures price={price} terms={car.terms} isNew={car.isNew} />
        </div>
      )}
    </>
  );
}
