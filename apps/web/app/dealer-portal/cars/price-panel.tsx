import { isFarPrice, parseCarPrice } from '@forecourt/domain/listing/car-price';
import { type DealRating, toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import { monthlyPayment, usualTerms } from '@forecourt/domain/money/shopper-terms';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { rateAtPrice } from '@forecourt/vehicle-rules/rate-at-price';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { DealBadge } from '../../cards/deal-badge.tsx';
import { placeOf } from '../../cards/price/price-scale.ts';
import { Problem } from '../../ui/form/form-field.tsx';
import { useHasScript } from '../../ui/use-has-script.ts';
import { ActForm } from '../act-form.tsx';
import type { PortalFrame } from '../services.ts';
import type { PriceChange } from './cars-view.ts';
import { belowOrAbove, marketLooks, whyNot } from './market-place.tsx';
import { bandsOf, scaleOf, sliderStep } from './price-scale.ts';

interface PricePanelProps {
  readonly change: PriceChange;
  readonly frame: PortalFrame;
  /** Where the cars are without the panel. */
  readonly back: string;
  /** What was typed, and what is wrong with it; null where nothing was sent. */
  readonly tried: { readonly price: string; readonly problem: string | null } | null;
}

/** Changes the price of a car, and says beforehand what shoppers will read of it. */
export function PricePanel({ change, frame, back, tried }: PricePanelProps) {
  const [typed, setTyped] = useState(
    tried?.price ?? (change.price === null ? '' : groupDigits(change.price)),
  );
  const hasScript = useHasScript();
  // Until the room is read anew, the price that was shown is that of before.
  const isBusy = useNavigation().state !== 'idle';
  const price = parseCarPrice(typed);
  const isSame = price !== undefined && price === change.price;
  const problem = typed === tried?.price ? tried.problem : null;
  const deal = price === undefined ? null : rateAtPrice(change, price, change.others);
  const estimate = estimateOf(change, deal);
  return (
    <ActForm
      act="price.change"
      frame={frame}
      fields={fieldsOf(change, tried)}
      className="portal-price"
    >
      <div>
        <h2 id="price-change">Change the price of the {change.name}</h2>
        <p>
          <Compared change={change} estimate={estimate} />
        </p>
        {estimate !== null && (
          <Scale
            change={change}
            price={price}
            estimate={estimate}
            onMove={hasScript ? (moved) => setTyped(groupDigits(moved)) : null}
          />
        )}
        <p className="ui-fine-print">
          Your next file decides again: if it has another price than this, the car goes to that one.
          Change it in your own system, too.
        </p>
      </div>
      <div>
        <div className="portal-price-new">
          <label className="ui-field">
            <span>New price</span>
            <span className={`ui-input ${problem ? 'ui-input-error' : ''}`}>
              <span className="ui-input-prefix">$</span>
              <input
                name="price"
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? 'price-problem' : undefined}
              />
            </span>
          </label>
          <span className="portal-price-word" aria-live="polite">
            <Word deal={deal} />
          </span>
        </div>
        <Problem isLive id="price-problem" text={problem} />
        <Figures change={change} price={price} deal={deal} />
        <p className="portal-price-deeds">
          <a className="ui-button ui-button-secondary" href={back}>
            Cancel
          </a>
          <button
            type="submit"
            className="ui-button ui-button-primary"
            disabled={hasScript && (isSame || isBusy)}
          >
            {hasScript && price !== undefined ? `Change to ${dollars(price)}` : 'Change the price'}
          </button>
        </p>
      </div>
    </ActForm>
  );
}

/** The car, the price that is shown, and the one that was asked about. */
function fieldsOf({ id, price }: PriceChange, tried: PricePanelProps['tried']) {
  const asked = parseCarPrice(tried?.price ?? '');
  const isAsked = tried?.problem && asked !== undefined && isFarPrice(asked, price);
  return {
    listing: String(id),
    from: String(price ?? ''),
    ...(isAsked && { sure: String(asked) }),
  };
}

/** What comparable cars ask, this one among them: at the price that is typed, else at the present one. */
function estimateOf(change: PriceChange, deal: DealRating | null): number | null {
  if (deal?.rated) return deal.estimate;
  if (change.price === null) return null;
  const present = rateAtPrice(change, change.price, change.others);
  return present.rated ? present.estimate : null;
}

function Compared({
  change: { compared, others, isNew, fees },
  estimate,
}: {
  readonly change: PriceChange;
  readonly estimate: number | null;
}) {
  const { words, fromYear, toYear } = compared;
  if (isNew) return <>New cars are not rated: shoppers compare the price with the MSRP.</>;
  return (
    <>
      {groupDigits(others.length + 1)} comparable cars, this one among them: used {words} of{' '}
      {fromYear} to {toYear}, anywhere in the country, each brought to this mileage and year.
      {estimate !== null && ` Their middle is ${dollars(estimate)}.`}
      {fees > 0 && ` Your fees of ${dollars(fees)} count as asked.`}
    </>
  );
}

function Word({ deal }: { readonly deal: DealRating | null }) {
  if (deal === null) return null;
  const shown = toShownDeal(deal);
  if (shown === null) return whyNot(deal);
  return <DealBadge word={shown.word} below={shown.below} />;
}

const names = { great: 'Great', good: 'Good', fair: 'Fair', high: 'High' } as const;

interface ScaleProps {
  readonly change: PriceChange;
  readonly price: number | undefined;
  readonly estimate: number;
  /** Null while the slider cannot say anything. */
  readonly onMove: ((price: number) => void) | null;
}

/** The words over the prices for which they hold, and a slider along them. */
function Scale({ change, price, estimate, onMove }: ScaleProps) {
  const { fees } = change;
  // The ends stay where they are while a price moves, or the handle would run away from the pointer.
  const present = change.price === null ? null : estimateOf(change, null);
  const scale = scaleOf(present ?? estimate, fees, change.price);
  const at = price ?? change.price ?? scale.from;
  return (
    <>
      <div className="portal-scale" aria-hidden="true">
        {bandsOf(estimate, fees, scale).map(({ key, from, width }) => (
          <span
            key={key}
            className={marketLooks[key]}
            style={{ left: `${from}%`, width: `${width}%` }}
          >
            <em>{names[key]}</em>
          </span>
        ))}
        <b style={{ left: `${placeOf(at, scale)}%` }} />
      </div>
      {onMove && (
        <input
          className="portal-slider"
          type="range"
          aria-label="New price"
          aria-valuetext={dollars(at)}
          min={scale.from}
          max={scale.to}
          step={sliderStep}
          value={at}
          onChange={({ target }) => onMove(target.valueAsNumber)}
        />
      )}
    </>
  );
}

function Figures({
  change,
  price,
  deal,
}: Pick<ScaleProps, 'change' | 'price'> & { readonly deal: DealRating | null }) {
  const { isNew, paymentTerms } = change;
  return (
    <dl className="portal-price-figures">
      <div>
        <dt>Against the market</dt>
        <dd>{deal?.rated ? belowOrAbove(deal.below) : 'Not rated'}</dd>
      </div>
      {paymentTerms !== null && (
        <div>
          <dt>
            Payment that cards show
            <small>{paymentTerms}, unless a shopper has terms of their own</small>
          </dt>
          <dd>
            {price === undefined
              ? '–'
              : `${roundDollars(monthlyPayment(price, usualTerms, isNew))}/mo est.`}
          </dd>
        </div>
      )}
    </dl>
  );
}
