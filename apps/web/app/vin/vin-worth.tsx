import { dollars } from '@forecourt/domain/money/dollars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { mileWords } from '@forecourt/domain/vehicle/mile-words';
import { thousands, valueScale } from '../ui/chart/value-scale.ts';
import { VinComparables } from './vin-comparables.tsx';
import type { VinCarData } from './vin-page-data.ts';

/** What cars like it ask, what a dealer gives for one, and the cars behind that. */
export function VinWorth({ car }: { readonly car: VinCarData }) {
  const { worth, miles, market, identity } = car;
  if (identity.named === null) return null;
  return (
    <section className="vin-section" id="worth" aria-labelledby="vin-worth-heading">
      <h2 id="vin-worth-heading">What it is worth</h2>
      {worth === null || miles === null ? (
        <p className="ui-lead">
          {miles === null
            ? 'Tell the miles on it, and see what cars like it ask.'
            : 'Too few used cars like it are for sale here to tell.'}
        </p>
      ) : (
        <>
          <p className="ui-lead">
            <b>
              {dollars(worth.dealer.low)} to {dollars(worth.dealer.high)}
            </b>{' '}
            at a dealer, at {mileWords(miles)}: half of {carWords(worth.dealer.cars.length)} like it
            ask that. {market.now && besideMiddle(market.now, worth.dealer.value)}
          </p>
          <WorthBars worth={worth} asked={market.now?.asked ?? null} />
          <Key now={market.now} />
          <VinComparables
            worth={worth.dealer}
            miles={miles}
            year={identity.named.year}
            zip={car.zip === '' ? null : car.zip}
          />
        </>
      )}
    </section>
  );
}

type Offer = NonNullable<VinCarData['market']['now']>;

/** As a deal is rated: cars are compared with their dealers' fees. */
export function besideMiddle({ asked, hasFees }: Offer, middle: number): string {
  if (asked === null) return '';
  const price = hasFees ? 'Its price with dealer fees' : 'Its asking price';
  const more = asked - middle;
  if (more === 0) return `${price} is the middle.`;
  return `${price} is ${dollars(Math.abs(more))} ${more < 0 ? 'below' : 'above'} the middle.`;
}

/** What the lines across the ranges are. */
function Key({ now }: { readonly now: Offer | null }) {
  const lines = [
    ['vin-middle', 'The middle'],
    ...(now === null || now.asked === null
      ? []
      : [['vin-asked', now.hasFees ? 'Price with dealer fees' : 'Asking price']]),
  ];
  return (
    <p className="ui-key">
      {lines.map(([look, words]) => (
        <span key={look}>
          <svg width="2" height="14" aria-hidden="true">
            <line className={look} x1="1" x2="1" y1="0" y2="14" />
          </svg>
          {words}
        </span>
      ))}
    </p>
  );
}

interface WorthBarsProps {
  readonly worth: NonNullable<VinCarData['worth']>;
  readonly asked: number | null;
}

/** Between the lines of the scale, about: a phone has room for their words. */
const spaces = 4;

/** Ranges to one scale; the words beside them say the same. */
function WorthBars({ worth: { dealer, tradeIn, privately }, asked }: WorthBarsProps) {
  const rows = [
    ...(tradeIn ? [{ name: 'Trade-in', words: 'A dealer gives you', ...tradeIn }] : []),
    ...(privately
      ? [{ name: 'Private sale', words: 'Another driver gives you', ...privately }]
      : []),
    { name: 'At a dealer', words: 'A dealer asks', ...dealer },
  ];
  const ends = [...rows.flatMap(({ low, high }) => [low, high]), asked ?? dealer.value];
  const { ticks, down } = valueScale(ends, spaces);
  const at = (price: number) => `${((1 - down(price)) * 100).toFixed(2)}%`;
  const prices = ticks.map(({ value }) => value).toReversed();
  return (
    <>
      <ul className="vin-bars">
        {rows.map(({ name, words, low, high, value }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <small>{words}</small>
            </span>
            <svg height="32" width="100%" aria-hidden="true">
              {prices.map((price) => (
                <line
                  key={price}
                  className="vin-tick"
                  x1={at(price)}
                  x2={at(price)}
                  y1="0"
                  y2="32"
                />
              ))}
              <line className="vin-range" x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
              <line className="vin-middle" x1={at(value)} x2={at(value)} y1="5" y2="27" />
              {asked !== null && name === 'At a dealer' && (
                <line className="vin-asked" x1={at(asked)} x2={at(asked)} y1="0" y2="32" />
              )}
            </svg>
            <span className="vin-figure">
              <b>{dollars(value)}</b>
              <small>
                {dollars(low)} to {dollars(high)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className="vin-axis" aria-hidden="true">
        {prices.map((price) => (
          <span key={price} style={{ left: at(price) }}>
            {thousands(price)}
          </span>
        ))}
      </p>
    </>
  );
}
