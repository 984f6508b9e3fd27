import { dollars } from '@forecourt/domain/money/dollars';
import { useHasScript } from '../../ui/use-has-script.ts';
import { changeWords } from './change-words.ts';
import type { PulseStyle } from './pulse-data.ts';
import { linePath } from './pulse-scale.ts';

interface PulseTableProps {
  readonly styles: readonly PulseStyle[];
  /** The style whose chart is shown. */
  readonly chosen: string;
  readonly onChoose: (style: string) => void;
}

/** All body styles, each with its line. Choosing one draws its chart, which takes a script. */
export function PulseTable({ styles, chosen, onChoose }: PulseTableProps) {
  const hasScript = useHasScript();
  return (
    <table className="market-pulse-table ui-number">
      <thead>
        <tr>
          <th scope="col">Body style</th>
          <td aria-hidden="true">12 months</td>
          <th scope="col">Median</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {styles.map(({ key, name, medians, median, change }) => (
          <tr key={key} className={key === chosen ? 'market-pulse-chosen' : undefined}>
            <th scope="row">
              {hasScript ? (
                <button type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            <td aria-hidden="true">
              <PulseLine medians={medians} />
            </td>
            <td>{dollars(median)}</td>
            <td>{change === null ? '–' : changeWords(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const frame = { width: 92, height: 24, edge: 3 };

/** A line as high as its row, whatever its dollars. */
function PulseLine({ medians }: Pick<PulseStyle, 'medians'>) {
  const known = medians.filter((value) => value !== null);
  const last = known.at(-1);
  if (last === undefined) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const down = (value: number) => (most === least ? 0.5 : (most - value) / (most - least));
  const { width, height, edge } = frame;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={linePath(medians, down, frame)} />
      <circle cx={width - edge} cy={edge + down(last) * (height - 2 * edge)} r="2.5" />
    </svg>
  );
}
