import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Rows } from '../rows.tsx';
import { State } from '../state.tsx';
import { When } from '../when.tsx';
import type { FeedRunShown } from './feed-views.ts';
import { settledWords } from './held-dealers.tsx';

interface RunRowsProps {
  readonly runs: readonly FeedRunShown[];
  readonly none: string;
}

/** Imports, each with what it did. */
export function RunRows({ runs, none }: RunRowsProps) {
  if (runs.length === 0) return <p className="office-none">{none}</p>;
  return (
    <Rows
      names={[
        'Feed',
        'State',
        'Run',
        { number: 'Rows' },
        'Added, changed, gone',
        { number: 'Quarantined' },
      ]}
    >
      {runs.map((run) => (
        <tr key={run.id}>
          <th scope="row">
            <a href={`/console/feeds/${run.id}`}>
              <b>{run.name}</b>
            </a>
            <small>{run.mapping || 'of no known dialect'}</small>
          </th>
          <td>
            <RunState run={run} />
          </td>
          <td data-name="Run">
            <div>
              <When at={run.started} />
              <small>{run.seconds.toFixed(1)} s</small>
            </div>
          </td>
          <td className="console-number" data-name="Rows">
            {groupDigits(run.rows)}
          </td>
          <td data-name="Added, changed, gone">
            {run.failure === null ? (
              <span className="console-nowrap">
                <Count sign="+" of={run.added} /> <Count sign="~" of={run.changed} />{' '}
                <Count sign="−" of={run.removed} />
              </span>
            ) : (
              <span className="console-quiet">nothing</span>
            )}
          </td>
          <td className="console-number" data-name="Quarantined">
            {run.refused > 0 ? (
              <b>{groupDigits(run.refused)}</b>
            ) : (
              <span className="console-quiet">0</span>
            )}
          </td>
        </tr>
      ))}
    </Rows>
  );
}

/** None is quiet, so that what was done is seen. */
function Count({ sign, of }: { readonly sign: string; readonly of: number }) {
  return (
    <span className={of === 0 ? 'console-quiet' : undefined}>
      {sign}
      {groupDigits(of)}
    </span>
  );
}

/** How a run ended. */
export function RunState({ run }: { readonly run: FeedRunShown }) {
  if (run.failure !== null) return <State mood="bad">Not taken in</State>;
  if (run.held > 0)
    return (
      <State mood="held">{run.held === 1 ? '1 dealer held' : `${run.held} dealers held`}</State>
    );
  const isIdle = run.added + run.changed + run.unchanged + run.removed === 0;
  const settled = describeSettled(run);
  if (!isIdle || settled === null) return <State mood="well">Applied</State>;
  return <State mood="over">{settled}</State>;
}

/** What became of the dealers whom a run left alone; each way with its number where they are several. */
function describeSettled({ applied, kept, replaced }: FeedRunShown): string | null {
  const ways = [
    { count: applied, alone: settledWords.applied, beside: `${applied} applied anyway` },
    {
      count: kept,
      alone: settledWords.kept,
      beside: `${kept} kept as ${kept > 1 ? 'they were' : 'it was'}`,
    },
    {
      count: replaced,
      alone: settledWords.replaced,
      beside: `${replaced} replaced by a later file`,
    },
  ].filter(({ count }) => count > 0);
  if (ways.length > 1) return ways.map(({ beside }) => beside).join(', ');
  return ways[0]?.alone ?? null;
}
