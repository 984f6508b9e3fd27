import { formatDate } from '@forecourt/domain/calendar/format-date';
import { asBeginning } from '@forecourt/domain/listing/seller/seller-words';
import { Check, TriangleAlert } from 'lucide-react';
import type { HistoryData } from './history-data.ts';

/** What is told of a car's past, each with who told it and when. */
export function HistorySection({ history }: { readonly history: HistoryData }) {
  const { notes, isNew } = history;
  const isTold = notes.length > 0;
  return (
    <section className="vehicle-section" id="historySection" aria-labelledby="history-heading">
      <h2 id="history-heading">History</h2>
      {isTold ? <Notes history={history} /> : <p className="ui-lead">{nothingTold(history)}</p>}
      {(isTold || !isNew) && (
        <p className="ui-fine-print">
          {isTold && 'Nobody but the seller has told this. '}Ask for the full report before you buy.
        </p>
      )}
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
              {`Told by ${source}, `}
              <time dateTime={toldOn}>{formatDate(toldOn)}</time>
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

const nothingTold = ({ isNew, source }: HistoryData): string =>
  isNew
    ? 'It is sold as new, so it has no past.'
    : `${asBeginning(source)} tells nothing of its past.`;
