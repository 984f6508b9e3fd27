interface Bar {
  readonly key: string;
  readonly title: string;
  /** From the bottom up. */
  readonly parts: readonly {
    readonly kind: 'plain' | 'ink' | 'bad' | 'open';
    readonly value: number;
  }[];
}

/** Bars side by side, each of parts. */
export function BarChart({
  bars,
  label,
}: {
  readonly bars: readonly Bar[];
  readonly label: string;
}) {
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const top = Math.max(1, ...sums);
  return (
    <div className="console-bars" role="img" aria-label={label}>
      {bars.map(({ key, title, parts }) => (
        <span key={key} title={title}>
          {parts
            .toReversed()
            .map(
              ({ kind, value }) =>
                value > 0 && (
                  <i
                    key={kind}
                    className={barClasses[kind]}
                    style={{ height: `${((value / top) * 100).toFixed(1)}%` }}
                  />
                ),
            )}
        </span>
      ))}
    </div>
  );
}

const barClasses = {
  plain: 'console-bar',
  ink: 'console-bar console-bar-ink',
  bad: 'console-bar console-bar-bad',
  open: 'console-bar console-bar-open',
} as const;

/** Shares of a whole, one beside the other. */
export function ShareBar({
  parts,
  label,
}: {
  readonly parts: Bar['parts'];
  readonly label: string;
}) {
  return (
    <div className="console-shares" role="img" aria-label={label}>
      {parts.map(
        ({ kind, value }, place) =>
          value > 0 && (
            // Parts never change their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may come twice
            <i key={place} className={barClasses[kind]} style={{ flex: value }} />
          ),
      )}
    </div>
  );
}
