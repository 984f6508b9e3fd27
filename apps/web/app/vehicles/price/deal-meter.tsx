import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { layOutMeter } from './meter-scale.ts';
import type { DealMeterData } from './price-data.ts';

/** Pixels. */
const height = 96;
const rowHeight = 8;

const looks = {
  great: 'vehicle-meter-great',
  good: 'vehicle-meter-good',
  fair: 'vehicle-meter-fair',
  high: 'vehicle-meter-high',
} as const;

/** Where this car stands among its comparables: a dot for each, the words of the rating below. */
export function DealMeter({
  meter,
  href,
  xrayHref,
}: {
  readonly meter: DealMeterData;
  readonly href: string | null;
  /** Where all of them stand over miles and price. */
  readonly xrayHref: string;
}) {
  const { bands, car, market, dots, from, to } = layOutMeter(meter);
  const carSide = car > 70 ? 'end' : 'start';
  return (
    <figure className="vehicle-meter">
      <svg className="vehicle-meter-plot" width="100%" height={height} aria-hidden="true">
        {dots.map(({ x, row }) => (
          <circle key={`${x} ${row}`} cx={`${x}%`} cy={height - 14 - row * rowHeight} r="3.25" />
        ))}
        <line
          className="vehicle-meter-market"
          x1={`${market}%`}
          x2={`${market}%`}
          y1="18"
          y2={height - 6}
        />
        {bands.map(({ key, from: start, width }) => (
          <rect
            key={key}
            className={looks[key]}
            x={`${start}%`}
            width={`${width}%`}
            y={height - 6}
            height="6"
          />
        ))}
        <line className="vehicle-meter-car" x1={`${car}%`} x2={`${car}%`} y1="18" y2={height} />
        <text
          x={`${car}%`}
          y="12"
          textAnchor={carSide}
          className="vehicle-meter-label"
          dx={carSide === 'end' ? 4 : -4}
        >
          {dollars(meter.price)} this car{meter.hasFees && ', with fees'}
        </text>
      </svg>
      <div className="vehicle-meter-words" aria-hidden="true">
        <span>{dollars(from)}</span>
        <span>Market {dollars(meter.estimate)}</span>
        <span>{dollars(to)}</span>
      </div>
      <ul className="vehicle-meter-legend" aria-hidden="true">
        {bands.map(({ key }) => (
          <li key={key} className={looks[key]}>
            {dealNames[key]}
          </li>
        ))}
      </ul>
      <figcaption>
        <Standing meter={meter} />
        {href !== null && (
          <>
            {' '}
            <a className="ui-link ui-touch" href={href}>
              See these cars
            </a>
            {' or '}
            <a className="ui-link" href={xrayHref}>
              all of them by miles and price
            </a>
          </>
        )}
      </figcaption>
    </figure>
  );
}

function Standing({ meter: { price, hasFees, prices, total } }: { readonly meter: DealMeterData }) {
  const dearer = prices.filter((other) => other > price).length;
  return (
    <>
      {hasFees ? 'With its dealer fees it' : 'It'} asks less than{' '}
      <b>
        {dearer} of {prices.length}
      </b>{' '}
      {prices.length < total
        ? `comparable cars, those listed last of ${groupDigits(total)}`
        : 'other comparable cars'}
      , each brought to this mileage and model year.
    </>
  );
}
