import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { WalletLink } from '../wallet/wallet-link.tsx';
import type { HomePageData } from './home-page-data.ts';
import type { PaymentData } from './payment-data.ts';

/** What a payment reaches: its price and its cars. Without a script its button alone leads on. */
export function PaymentStart({ page: { payments, place } }: { readonly page: HomePageData }) {
  if (payments === null) return null;
  const from = place.zip === null ? '/' : `/?zip=${place.zip}`;
  return (
    <section className="home-payment" aria-labelledby="payment-heading">
      <PaymentForm key={`${payments.start} ${payments.terms}`} payments={payments} from={from} />
    </section>
  );
}

interface PaymentFormProps {
  readonly payments: PaymentData;
  /** The address of the page. */
  readonly from: string;
}

function PaymentForm({ payments, from }: PaymentFormProps) {
  const { stops, start, total, action, fields } = payments;
  const [at, setAt] = useState(start);
  const slider = useRef<HTMLInputElement>(null);
  const toStop = (value: string) => stops.findIndex(({ payment }) => payment === Number(value));
  // It may have been moved before there was a script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => setAt(toStop(slider.current?.value ?? '')), []);
  const stop = stops[at];
  if (!stop) return null;
  const [min = 0, next = 0] = stops.map(({ payment }) => payment);
  const max = stops.at(-1)?.payment ?? min;
  return (
    <Form className="ui-wrap" action={action} aria-label="Start from a payment">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <h2 id="payment-heading">Start from a payment</h2>
        <p className="home-payment-amount ui-number" aria-hidden="true">
          <strong>${stop.payment}</strong> a month
        </p>
        <input
          ref={slider}
          className="home-payment-slider"
          type="range"
          name="maxPayment"
          min={min}
          max={max}
          step={next - min}
          defaultValue={stop.payment}
          aria-label="Monthly payment"
          aria-valuetext={`$${stop.payment} a month: ${stop.upTo}, ${carWords(stop.cars)}`}
          style={{ '--home-share': at / (stops.length - 1) } as CSSProperties}
          onInput={(event) => setAt(toStop(event.currentTarget.value))}
        />
        <Ruler payments={payments} />
        <PaymentTerms payments={payments} from={from} />
      </div>
      <div className="home-payment-reach">
        <p className="home-payment-figures ui-number">
          <strong>{stop.upTo}</strong>
          {groupDigits(stop.cars)} of {carWords(total)}
        </p>
        <PriceBars payments={payments} reach={stop.reach} />
        <button type="submit" className="ui-button ui-button-secondary">
          <span>
            See <span className="home-payment-count ui-number">{`${groupDigits(stop.cars)} `}</span>
            {stop.cars === 1 ? 'car' : 'cars'}
          </span>
        </button>
      </div>
    </Form>
  );
}

/** Every other stop: what is chosen can be read from it without a script, too. */
function Ruler({ payments: { stops } }: { readonly payments: PaymentData }) {
  return (
    <ul className="home-payment-scale home-payment-ruler ui-number" aria-hidden="true">
      {stops
        .filter((_, place) => place % 2 === 0)
        .map(({ payment }) => (
          <li key={payment}>${payment}</li>
        ))}
    </ul>
  );
}

function PaymentTerms({ payments: { terms, hasWallet }, from }: PaymentFormProps) {
  return (
    <p className="home-payment-terms">
      {terms}.
      {hasWallet && (
        <>
          {' '}
          <WalletLink className="ui-link ui-touch" from={from}>
            Change
          </WalletLink>
        </>
      )}
    </p>
  );
}

/** How the prices are spread, those within reach darker. */
function PriceBars({
  payments: { bars, marks },
  reach,
}: {
  readonly payments: PaymentData;
  readonly reach: number;
}) {
  return (
    <div className="home-payment-bars" aria-hidden="true">
      <svg viewBox="0 0 100 56" preserveAspectRatio="none" aria-hidden="true">
        <path d={bars} />
        <path d={bars} style={{ clipPath: `inset(0 ${100 - reach}% 0 0)` }} />
      </svg>
      <ul className="home-payment-scale ui-number">
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
    </div>
  );
}
