import { parseCarPrice } from '@forecourt/domain/listing/car-price';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { RefObject } from 'react';
import { DealWord } from '../../cards/deal-badge.tsx';
import { Problem } from '../../ui/form/form-field.tsx';
import type { AdMarket } from '../selling-views.ts';
import { gapWords, middleAt, wordAt } from './price-sums.ts';

interface PriceHeadProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** Null while no price is typed. */
  readonly price: number | null;
  readonly market: AdMarket | null;
  readonly onType: (typed: string) => void;
  readonly problem: string | undefined;
}

/** The price, and what it is called. */
export function PriceHead({ field, typed, price, market, onType, problem }: PriceHeadProps) {
  return (
    <div className="sell-price-head">
      <label>
        <span className="sell-price-name">Your price</span>
        <span className="sell-price-field">
          <span aria-hidden="true">$</span>
          <input
            ref={field}
            name="price"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onBlur={({ target }) => onType(grouped(target.value))}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'price-problem' : undefined}
          />
        </span>
      </label>
      <p aria-live="polite">{market && price !== null && <Word market={market} price={price} />}</p>
      <Problem id="price-problem" text={problem} />
    </div>
  );
}

/** As prices are written; what is none stays as it is. */
function grouped(typed: string): string {
  const price = parseCarPrice(typed);
  return price === undefined ? typed : groupDigits(price);
}

function Word({ market, price }: { readonly market: AdMarket; readonly price: number }) {
  const word = wordAt(price, market);
  return (
    <>
      {word && <DealWord word={word} />}
      <span>
        {gapWords(price, middleAt(price, market))}
        {word === null && ', too far to get a deal word'}
      </span>
    </>
  );
}
