import { formatDate } from '@forecourt/domain/calendar/format-date';
import { Check, TriangleAlert } from 'lucide-react';
import type { HistoryData } from './history-data.ts';

/** What is told of a car's past, each with who told it and when. */
export function HistorySection({ history }: { readonly history: HistoryData }) {
  const { nothingTold, advice } = history;
  return (
    <section className="vehicle-section" id="historySection" aria-labelledby="history-heading">
      <h2 id="history-heading">History</h2>
      {nothingTold ? <p className="ui-lead">{nothingTold}</p> : <Notes history={history} />}
      {advice && <p className="ui-fine-print">{advice}</p>}
    </section>
  );
}

function Notes({ history: { notes, source, toldOn } }: { readonly history: HistoryData }) {
  return (
    <ul className="vehicle-history">
      {notes.map(({ text, isWarning }) => (
        <li key={text} className={isWarning ? 'vehicle-history-warning' : undefined}>
          {isWarning ? (
            <TriangleAlert className="ui-icon" size={18} aria-label="Warning" role="img" />
          ) : (
            <Check className="ui-icon" size={18} aria-hidden="true" />
          )}
          <span>
            <b>{text}</b>
            <small>
              {`Reported by ${source}, `}
              <time dateTime={toldOn}>{formatDate(toldOn)}</time>
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
