import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { mileWords, shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { useState } from 'react';
import { lessOrMore } from '../../cards/deal-badge.tsx';
import type { XrayData } from './xray-data.ts';
import { fairAt, layOutXray, milesStep } from './xray-scale.ts';
import { XrayTable } from './xray-table.tsx';

interface DealXrayProps {
  readonly xray: XrayData;
  /** Where the slider stands at first. */
  readonly startMiles: number;
}

/**
 * Every comparable car over miles and price, and what is fair at the miles that a shopper chooses. The drawing
 * is for the eye and the pointer; the slider and the table say the same by keyboard and aloud.
 */
export function DealXray({ xray, startMiles }: DealXrayProps) {
  const [miles, setMiles] = useState(startMiles);
  const fair = fairAt(xray, miles);
  const { maxMiles } = layOutXray(xray);
  return (
    <div className="vehicle-xray">
      <output className="vehicle-xray-fair" htmlFor="xray-miles">
        At <b>{mileWords(miles)}</b> comparable cars ask <b>{dollars(fair)}</b>
      </output>
      {xray.price !== null && (
        <p>
          This car asks {dollars(xray.price)} with {mileWords(xray.mileage)}:{' '}
          {lessOrMore(fairAt(xray, xray.mileage) - xray.price)} than fair there.
        </p>
      )}
      <XrayPlot xray={xray} miles={miles} />
      <form className="vehicle-xray-miles">
        {xray.zip !== null && <input type="hidden" name="zip" value={xray.zip} />}
        <label htmlFor="xray-miles">Miles</label>
        <input
          id="xray-miles"
          type="range"
          name="miles"
          min={0}
          max={maxMiles}
          step={milesStep}
          value={miles}
          aria-valuetext={`${groupDigits(miles)} miles, fair at ${dollars(fair)}`}
          onChange={({ target }) => setMiles(target.valueAsNumber)}
        />
        <button type="submit" className="ui-button ui-button-secondary">
          Show
        </button>
      </form>
      <XrayTable xray={xray} miles={miles} />
    </div>
  );
}

function XrayPlot({ xray, miles }: { readonly xray: XrayData; readonly miles: number }) {
  const { maxMiles, minDollars, maxDollars, xOf, yOf, line } = layOutXray(xray);
  const x = `${xOf(Math.min(miles, maxMiles))}%`;
  const y = `${yOf(fairAt(xray, Math.min(miles, maxMiles)))}%`;
  return (
    <div className="vehicle-xray-plot" aria-hidden="true">
      <span className="vehicle-xray-most">{dollars(maxDollars)}</span>
      <span className="vehicle-xray-least">{dollars(minDollars)}</span>
      <svg width="100%" height="100%" aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          <polyline className="vehicle-xray-line" points={line} />
        </svg>
        <line className="vehicle-xray-at" x1={x} x2={x} y1="0" y2="100%" />
        {xray.cars.map(({ id, href, name, mileage, price }) => (
          <a key={id} href={href} tabIndex={-1}>
            <title>{`${name}, ${shortMiles(mileage)}, ${dollars(price)}`}</title>
            <circle
              className={id === xray.id ? 'vehicle-xray-own' : undefined}
              cx={`${xOf(mileage)}%`}
              cy={`${yOf(price)}%`}
              r={id === xray.id ? 7 : 5}
            />
          </a>
        ))}
        <circle className="vehicle-xray-mark" cx={x} cy={y} r="6" />
      </svg>
    </div>
  );
}
