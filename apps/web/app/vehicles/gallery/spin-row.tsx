import type { Spin } from './car-spin.ts';
import { sideOf } from './spin-turn.ts';

/** Where nothing turns, because there is no script: all sides in a row, each a link to itself. */
export function SpinRow({ spin: { frames } }: { readonly spin: Spin }) {
  return (
    <noscript>
      <p className="vehicle-spin-row-heading">From all around</p>
      <div className="vehicle-spin-row">
        {frames.map((frame, place) => (
          <a key={frame} href={frame} className="ui-studio">
            <img
              src={frame}
              alt={`From ${sideOf(place, frames.length)}`}
              width={160}
              height={120}
              loading="lazy"
            />
          </a>
        ))}
      </div>
    </noscript>
  );
}
