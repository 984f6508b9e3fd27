import { dollars } from '@forecourt/domain/money/dollars';
import { Spark } from '../../ui/chart/spark.tsx';
import { useHasScript } from '../../ui/use-has-script.ts';
import { changeWords } from './change-words.ts';
import type { PulseStyle } from './pulse-data.ts';

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
              <Spark points={medians} isStretched width={92} height={24} />
            </td>
            <td>{dollars(median)}</td>
            <td>{change === null ? '–' : changeWords(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
