import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { movedBounds } from './moved-bounds.ts';

export interface RangeSliderProps {
  /** What is chosen, for those who cannot see the bars: `Price`. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** One handle or two, in the order of their values. */
  readonly value: readonly number[];
  /** Where the handles were before one of them moved. */
  readonly chosen: readonly number[];
  /** Names of the handles, as many as values; each is said with what is chosen behind it. */
  readonly handles: readonly string[];
  readonly format?: Intl.NumberFormatOptions;
  /** While a handle moves. */
  readonly onMove: (value: readonly number[]) => void;
  /** When a handle is let go: to where each was moved, null where it was not. */
  readonly onCommit: (moved: readonly (number | null)[]) => void;
}

/** Handles on a line below a histogram. A single handle marks the upper end. */
export function RangeSlider({
  label,
  min,
  max,
  step,
  value,
  chosen,
  handles,
  format,
  onMove,
  onCommit,
}: RangeSliderProps) {
  return (
    <Slider
      className="ui-range"
      aria-label={label}
      minValue={min}
      maxValue={max}
      step={step}
      value={[...value]}
      {...(format && { formatOptions: format })}
      onChange={onMove}
      onChangeEnd={(ended) => onCommit(movedBounds(ended, chosen, { first: min, last: max, step }))}
    >
      <SliderTrack className="ui-range-track">
        {({ state }) => {
          const ends = state.values.map((_, handle) => state.getThumbPercent(handle) * 100);
          const [low, high] = ends.length === 1 ? [0, ends[0] ?? 100] : [ends[0] ?? 0, ends[1]];
          return (
            <>
              <i style={{ left: `${low}%`, right: `${100 - (high ?? 100)}%` }} />
              {handles.map((name, handle) => (
                <SliderThumb
                  key={name}
                  className="ui-range-thumb"
                  index={handle}
                  aria-label={name}
                />
              ))}
            </>
          );
        }}
      </SliderTrack>
    </Slider>
  );
}
