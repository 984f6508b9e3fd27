import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { Download } from 'lucide-react';
import { Box } from '../../back-office/box.tsx';
import { CountLink } from '../../back-office/count-link.tsx';
import { BarChart, ShareBar } from '../charts.tsx';
import { Rows } from '../rows.tsx';
import { When } from '../when.tsx';
import type { FeedView } from './feed-views.ts';
import { HeldDealers } from './held-dealers.tsx';
import { RunState } from './run-rows.tsx';

/** One run of a feed: what it did, whom it left alone, which cells were at fault. */
export function FeedPage({ shown }: { readonly shown: FeedView }) {
  return (
    <>
      <LastRun shown={shown} />
      {shown.held.length > 0 && <HeldDealers shown={shown} />}
      {shown.quarantine && <Quarantine shown={shown} quarantine={shown.quarantine} />}
    </>
  );
}

function LastRun({ shown }: { readonly shown: FeedView }) {
  const { run, past } = shown;
  const figures = [
    ['Rows', run.rows],
    ['Unchanged', run.unchanged],
    ['Changed', run.changed],
    ['Added', run.added],
    ['Gone', run.removed],
    ['Refused', run.refused],
  ] as const;
  const perSecond = run.seconds > 0 ? Math.round(run.rows / run.seconds) : 0;
  return (
    <Box
      title="This run"
      note={
        <>
          <When at={run.started} />, {run.seconds.toFixed(1)} s, {groupDigits(perSecond)} rows a
          second
        </>
      }
      end={<RunState run={run} />}
    >
      <div className="office-box-body console-run">
        {run.failure !== null && <p className="office-said office-said-bad">{run.failure}</p>}
        <div className="console-two">
          <dl className="console-counts">
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{groupDigits(value)}</dd>
              </div>
            ))}
          </dl>
          <BarChart
            label={`${past.length} runs of this file, the latest last`}
            bars={past.map(({ id, rows, refused, held, failed }) => ({
              key: id,
              title: failed
                ? 'not taken in'
                : `${groupDigits(rows)} rows, ${groupDigits(refused)} refused`,
              parts: [
                { kind: 'plain', value: rows },
                { kind: 'ink', value: held > 0 ? Math.max(1, rows / 10) : 0 },
                { kind: 'bad', value: failed ? Math.max(1, rows) : 0 },
              ],
            }))}
          />
        </div>
        <ShareBar
          label={`Of ${groupDigits(run.rows)} rows`}
          parts={[
            { kind: 'plain', value: run.unchanged },
            { kind: 'ink', value: run.changed + run.added },
            { kind: 'bad', value: run.refused },
          ]}
        />
      </div>
    </Box>
  );
}

interface QuarantineProps {
  readonly shown: FeedView;
  readonly quarantine: NonNullable<FeedView['quarantine']>;
}

const countOf = (count: number, noun: string) =>
  `${groupDigits(count)} ${count === 1 ? noun : `${noun}s`}`;

function Quarantine({ shown, quarantine }: QuarantineProps) {
  const { run, column } = shown;
  return (
    <Box
      title="Refused"
      note={`${countOf(quarantine.total, 'cell')} at fault in ${countOf(run.refused, 'row')}`}
      end={
        <a
          className="ui-button ui-button-quiet"
          href={`/console/files/quarantine?run=${run.id}`}
          download
        >
          <Download className="ui-icon" size={16} aria-hidden="true" />
          Report, CSV
        </a>
      }
    >
      <nav className="office-box-body console-narrow" aria-label="Columns at fault">
        <CountLink href="?" name="All" count={quarantine.total} isHere={column === ''} />
        {quarantine.columns.slice(0, 8).map(({ name, count }) => (
          <CountLink
            key={name}
            href={`?column=${encodeURIComponent(name)}`}
            name={name}
            count={count}
            isHere={column === name}
          />
        ))}
      </nav>
      <Rows names={[{ number: 'Line' }, 'Column', 'Cell', 'Why it was refused']}>
        {quarantine.cells.map((cell) => (
          <tr key={`${cell.line} ${cell.column} ${cell.reason}`}>
            <td className="console-number" data-name="Line">
              {cell.line}
            </td>
            <td>{cell.column}</td>
            <td>
              <span className="office-cell">{cell.value || '(empty)'}</span>
            </td>
            <td>{cell.reason}</td>
          </tr>
        ))}
      </Rows>
      <p className="office-more">
        {quarantine.cells.length} shown. One line of the report for each cell at fault. A refused
        row does not name its car: one that was live counts as missing.
      </p>
    </Box>
  );
}
