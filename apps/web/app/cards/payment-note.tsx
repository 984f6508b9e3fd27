import { roundDollars } from '@forecourt/domain/money/cents';
import { PaymentFigures } from '../wallet/costs/payment-figures.tsx';
import type { CardData } from './car-card-data.ts';
import { CardNote } from './card-note.tsx';

interface PaymentNoteProps {
  readonly car: CardData;
  /** Cents. */
  readonly monthly: number;
  /** Whole dollars. */
  readonly price: number;
}

/** A payment, which says what it assumes when pressed. */
export function PaymentNote({ car, monthly, price }: PaymentNoteProps) {
  return (
    <CardNote
      className="card-payment"
      to={`${car.href}#payment`}
      label="What the payment assumes"
      note={() => (
        <>
          <p>
            <strong>What the payment assumes</strong>
          </p>
          <PaymentFigures price={price} terms={car.terms} isNew={car.isNew} />
        </>
      )}
    >
      <b>{roundDollars(monthly)}</b>/mo est.
    </CardNote>
  );
}
