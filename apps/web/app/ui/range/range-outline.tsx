interface RangeOutlineProps {
  readonly min: number;
  readonly max: number;
  /** One handle or two, in the order of their values. */
  readonly value: readonly number[];
}

/** What a slider looks like before it is loaded. */
export function RangeOutline({ min, max, value }: RangeOutlineProps) {
  const ends = value.map((one) => (100 * (one - min)) / (max - min));
  const low = ends.length === 1 ? 0 : (ends[0] ?? 0);
  const high = ends.at(-1) ?? 100;
  return (
    <div className="ui-range" aria-hidden="true">
      <div className="ui-range-track">
        <i style={{ left: `${low}%`, right: `${100 - high}%` }} />
        {ends.map((end, handle) => (
          <span
            key={handle === 0 ? 'first' : 'last'}
            className="ui-range-thumb"
            style={{ left: `${end}%` }}
          />
        ))}
      </div>
    </div>
  );
}
