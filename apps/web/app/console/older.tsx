import type { RowOrder } from './sheet.ts';

const words = {
  latest: { order: 'the latest first', first: 'Show latest', next: 'Show older' },
  frequent: { order: 'the most frequent first', first: 'Show most frequent', next: 'Show rarer' },
} as const satisfies Record<RowOrder, unknown>;

interface OlderProps {
  /** How many rows are shown. */
  readonly count: number;
  /** The address of those behind them; null where there are none. */
  readonly older: string | null;
  /** That of the first ones; null where these are they. */
  readonly latest?: string | null;
  readonly order?: RowOrder;
}

/** The ways through a long list, below its rows. */
export function Older({ count, older, latest = null, order = 'latest' }: OlderProps) {
  if (older === null && latest === null) return null;
  return (
    <p className="office-more">
      <span>
        {count} shown, {words[order].order}
      </span>
      <span className="office-space" />
      {latest !== null && (
        <a className="ui-button ui-button-secondary" href={latest}>
          {words[order].first}
        </a>
      )}
      {older !== null && (
        <a className="ui-button ui-button-secondary" href={older}>
          {words[order].next}
        </a>
      )}
    </p>
  );
}
