import { CircleAlert } from 'lucide-react';
import type { SearchPageData } from './search-page-data.ts';

/** What is wrong with a field of the filters, for while they are closed: beside the field it cannot be seen then. */
export function ClosedFilterProblems({ page: { panel } }: { readonly page: SearchPageData }) {
  const problems = [panel.zipProblem, panel.priceProblem].filter((problem) => problem !== null);
  if (problems.length === 0) return null;
  return (
    <div className="ui-alert search-closed-problem" role="status">
      <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
      <div>
        {problems.map((problem) => (
          <b key={problem}>{problem}</b>
        ))}
        <a className="ui-link" href="#filters">
          Change it in the filters
        </a>
      </div>
    </div>
  );
}

/** What in the address or in a shopper's words could not be understood, said instead of silently dropped. */
export function Notices({
  page: { invalid, passedOver, unknownSegments, unread },
}: {
  readonly page: SearchPageData;
}) {
  const all = [invalid, passedOver, unknownSegments, unread];
  if (all.every(({ length }) => length === 0)) return null;
  return (
    <div className="ui-alert" role="status">
      <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
      <div>
        {unknownSegments.map((segment) => (
          <p key={segment}>
            <b>We do not know “{segment}”.</b> These are the results without it.
          </p>
        ))}
        {unread.map(({ text, reason }) => (
          <p key={text}>
            <b>“{text}” is not part of this search.</b> {reason}
          </p>
        ))}
        {passedOver.map(({ value, reason }) => (
          <p key={`${value} ${reason}`}>
            <b>“{value}” is left out of this search.</b> {reason}
          </p>
        ))}
        {invalid.map(({ parameter, label, value, expected }) => (
          <p key={`${parameter}=${value}`}>
            <b>
              “{value}” is not a value for {label}.
            </b>{' '}
            Expected: {expected}.
          </p>
        ))}
      </div>
    </div>
  );
}
