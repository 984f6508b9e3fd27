import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { clamp } from '../../ui/clamp.ts';
import { RangeHistogram } from '../../ui/range/range-histogram.tsx';
import { RangeOutline } from '../../ui/range/range-outline.tsx';
import type { RangeSliderProps } from '../../ui/range/range-slider.tsx';
import { whenSeen } from '../../ui/when-seen.ts';
import { useFilterForm } from './filter-form.ts';

interface RangeControlProps {
  readonly label: string;
  /** Cars in each bar. */
  readonly counts: readonly number[];
  /** Lower bound of each bar, evenly spaced; the last bar is open. */
  readonly bounds: readonly number[];
  /** What is chosen; null at an open end. */
  readonly low: number | null;
  readonly high: number | null;
  /** Fields of the form; without `low` there is one handle, for the upper end. */
  readonly fields: { readonly low?: string; readonly high: string };
  readonly format?: Intl.NumberFormatOptions;
  /** Whether the upper end names the last value that is meant, as with years, or the first that is not. */
  readonly inclusive?: boolean;
}

/** How the present results are spread, with handles to narrow them. Applied when a handle is let go. */
export function RangeControl({
  label,
  counts,
  bounds,
  low,
  high,
  fields,
  format,
  inclusive = false,
}: RangeControlProps) {
  const send = useFilterForm();
  const place = useRef<HTMLDivElement>(null);
  const RangeSlider = useRangeSlider(place);
  const first = bounds[0] ?? 0;
  const step = (bounds[1] ?? first + 1) - first;
  const last = (bounds.at(-1) ?? first) + (inclusive ? 0 : step);
  const start = fields.low === undefined ? [] : [clamp(low ?? first, first, last)];
  const chosen = [...start, clamp(high ?? last, first, last)];
  const [shown, setShown] = useState<readonly number[]>(chosen);
  const [settled, setSettled] = useState(chosen.join());
  // A new search moves the handles; a new key would too, but would lose the keyboard's place.
  if (settled !== chosen.join()) {
    setSettled(chosen.join());
    setShown(chosen);
  }

  function commit(moved: readonly (number | null)[]) {
    const [from = null, to = null] = fields.low === undefined ? [null, ...moved] : moved;
    if (from === null && to === null) return setShown(chosen);
    send({
      ...(fields.low !== undefined &&
        from !== null && { [fields.low]: from === first ? '' : String(from) }),
      ...(to !== null && { [fields.high]: to === last ? '' : String(to) }),
    });
  }

  const [from = first, to = last] = fields.low === undefined ? [first, ...shown] : shown;
  return (
    <div ref={place}>
      <RangeHistogram
        counts={counts}
        bounds={bounds}
        min={from}
        max={to === last || inclusive ? to + step : to}
      />
      {bounds.length > 1 && !RangeSlider && <RangeOutline min={first} max={last} value={shown} />}
      {bounds.length > 1 && RangeSlider && (
        <RangeSlider
          label={label}
          min={first}
          max={last}
          step={step}
          value={shown}
          chosen={chosen}
          handles={fields.low === undefined ? ['Highest'] : ['Lowest', 'Highest']}
          {...(format && { format })}
          onMove={setShown}
          onCommit={commit}
        />
      )}
    </div>
  );
}

/**
 * Null until it is loaded, and on the server: it weighs as much as all else that a section has. So it comes
 * when its place is seen, on a phone with the drawer that it stands in. One that does not load is logged.
 */
function useRangeSlider(
  place: RefObject<HTMLElement | null>,
): ComponentType<RangeSliderProps> | null {
  const [Slider, setSlider] = useState<ComponentType<RangeSliderProps> | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    let isGone = false;
    const stopWatching = whenSeen(place.current, () => {
      stopWatching();
      import('../../ui/range/range-slider.tsx').then(({ RangeSlider }) => {
        if (!isGone) setSlider(() => RangeSlider);
      }, reportError);
    });
    return () => {
      isGone = true;
      stopWatching();
    };
  }, [place]);
  return Slider;
}
