import { formatDate } from '@forecourt/domain/calendar/format-date';
import type { PriceEvent } from '@forecourt/domain/listing/listing';
import { dollars } from '@forecourt/domain/money/dollars';
import { chartSteps } from './chart-steps.ts';

interface PriceHistoryProps {
  /** Oldest first. */
  readonly history: readonly PriceEvent[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Words stand beside the steps while there is room for them. */
const maxWords = 4;

/** What was asked since the car was listed, as steps and as a table. */
export function PriceHistory({ history, today }: PriceHistoryProps) {
  if (history.length === 0) return null;
  return (
    <>
      {history.length > 1 && <StepChart history={history} today={today} />}
      <table className="vehicle-price-history">
        <caption>Price since it was listed</caption>
        <tbody>
          {history.map(({ on, price }, place) => (
            <tr key={`${on}-${price}`}>
              <th scope="row">
                <time dateTime={on}>{formatDate(on)}</time>
              </th>
              <td className="ui-number">{dollars(price)}</td>
              <td className="ui-dim">{changeFrom(history[place - 1]?.price, price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function StepChart({ history, today }: PriceHistoryProps) {
  const steps = chartSteps(history, today);
  return (
    <div className="vehicle-steps" aria-hidden="true">
      <svg width="100%" height="132" aria-hidden="true">
        {steps.map(({ on, price, x, end, y }, place) => {
          const before = steps[place - 1];
          return (
            <g key={`${on}-${price}`}>
              {before && <line x1={`${x}%`} x2={`${x}%`} y1={`${before.y}%`} y2={`${y}%`} />}
              <line x1={`${x}%`} x2={`${end}%`} y1={`${y}%`} y2={`${y}%`} />
              <circle cx={`${x}%`} cy={`${y}%`} r="4" />
              {(steps.length <= maxWords || place === 0 || place === steps.length - 1) && (
                <text
                  x={`${x > 84 ? 100 : x}%`}
                  y={`${y}%`}
                  dy="-9"
                  textAnchor={x > 84 ? 'end' : 'start'}
                >
                  {dollars(price)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div className="vehicle-meter-words">
        <span>{formatDate(history[0]?.on ?? today)}</span>
        <span>Today</span>
      </div>
    </div>
  );
}

function changeFrom(before: number | undefined, price: number): string {
  if (before === undefined) return 'Listed';
  return price < before ? `${dollars(before - price)} less` : `${dollars(price - before)} more`;
}
