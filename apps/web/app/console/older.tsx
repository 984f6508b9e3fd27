interface OlderProps {
  /** How many rows are shown. */
  readonly count: number;
  /** The address of those behind them; null where there are none. */
  readonly older: string | null;
  /** That of the first ones; null where these are they. */
  readonly latest?: string | null;
}

/** The ways through a long list, below its rows. */
export function Older({ count, older, latest = null }: OlderProps) {
  if (older === null && latest === null) return null;
  return (
    <p className="console-more">
      <span>{count} shown, the latest first</span>
      <span className="console-space" />
      {latest !== null && (
        <a className="ui-button ui-button-secondary" href={latest}>
          Show latest
        </a>
      )}
      {older !== null && (
        <a className="ui-button ui-button-secondary" href={older}>
          Show older
        </a>
      )}
    </p>
  );
}
