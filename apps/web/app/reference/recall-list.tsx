import { formatDate } from '@forecourt/domain/calendar/format-date';
import type { KnownRecalls } from '@forecourt/domain/reference/recall';

/** Recalls that may apply to a model year, who tells them and when. */
export function RecallList({
  recalls,
  name,
}: {
  readonly recalls: KnownRecalls;
  readonly name: string;
}) {
  const { list, source, readOn } = recalls;
  const told = (
    <>
      Reported by {source}, read on <time dateTime={readOn}>{formatDate(readOn)}</time>.
    </>
  );
  if (list.length === 0)
    return (
      <p className="reference-recalls-note">
        No recall of the {name} is known. {told}
      </p>
    );
  return (
    <>
      <p className="reference-recalls-note">
        {list.length === 1 ? 'One campaign' : `${list.length} campaigns`} may apply to the {name}.
        Which are open on a car, a dealer of the make can tell by its VIN. {told}
      </p>
      <ul className="reference-recalls">
        {list.map(({ campaign, reportedOn, component, summary, remedy }) => (
          <li key={campaign}>
            <b>{component ?? 'Recall'}</b>
            <span>
              {campaign}
              {reportedOn !== null && `, ${formatDate(reportedOn)}`}
            </span>
            {summary !== null && <p>{summary}</p>}
            {remedy !== null && <p>{remedy}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
