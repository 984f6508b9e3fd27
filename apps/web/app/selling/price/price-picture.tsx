import { dollars } from '@forecourt/domain/money/dollars';
import { placeOf } from '../../cards/price/price-scale.ts';
import type { AdMarket } from '../selling-views.ts';
import { bandsOf, layDots, scaleOf, sliderStep } from './price-scale.ts';
import { middleAt } from './price-sums.ts';

const names = { great: 'Great', good: 'Good', fair: 'Fair', high: 'High' } as const;
const looks = {
  great: 'sell-band-great',
  good: 'sell-band-good',
  fair: 'sell-band-fair',
  high: 'sell-band-high',
} as const;

interface PricePictureProps {
  readonly market: AdMarket;
  /** Null while no price is typed. */
  readonly price: number | null;
  /** The price that was kept last: the ends stay where it put them, or the handle would run from the pointer. */
  readonly present: number | null;
  /** Null while the slider cannot say anything. */
  readonly onMove: ((price: number) => void) | null;
}

/** What cars like it ask, a dot each: those that the price undercuts are dark. */
export function PricePicture({ market, price, present, onMove }: PricePictureProps) {
  const scale = scaleOf(market, present);
  const { dots, isDense } = layDots(market.prices, scale);
  const middle = middleAt(price, market);
  const middlePlace = placeOf(middle, scale);
  return (
    <>
      <div className={isDense ? 'sell-dots sell-dots-dense' : 'sell-dots'} aria-hidden="true">
        {dots.map(({ price: other, x, row }) => (
          <i
            key={`${x} ${row}`}
            className={price !== null && other > price ? 'sell-dot-undercut' : undefined}
            style={{ left: `${x}%`, bottom: `calc(${row} * var(--rise) + 3px)` }}
          />
        ))}
        <u data-side={middlePlace > 70 ? 'left' : undefined} style={{ left: `${middlePlace}%` }}>
          <small>Middle {dollars(middle)}</small>
        </u>
        {price !== null && <Yours at={placeOf(price, scale)} middle={middlePlace} />}
      </div>
      <div className="sell-bands" aria-hidden="true">
        {bandsOf(market, scale).map(({ key, from, width }) => (
          <span key={key} className={looks[key]} style={{ left: `${from}%`, width: `${width}%` }}>
            <em>{names[key]}</em>
          </span>
        ))}
      </div>
      {onMove && (
        <input
          className="sell-slider"
          type="range"
          aria-label="Your price, on the scale"
          aria-valuetext={dollars(price ?? market.middle)}
          min={scale.from}
          max={scale.to}
          step={sliderStep}
          value={price ?? market.middle}
          style={{
            backgroundSize: `calc(10px + (100% - 20px) * ${placeOf(price ?? market.middle, scale) / 100}) 2px, 100% 2px`,
          }}
          onChange={({ target }) => onMove(target.valueAsNumber)}
        />
      )}
      <p className="sell-ends">
        <span>{dollars(scale.from)}</span>
        <span>{dollars(scale.to)}</span>
      </p>
    </>
  );
}

/** Its word stands on the side where there is room for it. */
function Yours({ at, middle }: { readonly at: number; readonly middle: number }) {
  const isLeft = at > 15 && (at <= middle || at > 85);
  return (
    <b data-side={isLeft ? 'left' : undefined} style={{ left: `${at}%` }}>
      <small>Yours</small>
    </b>
  );
}
