import { isPlainPress } from '../ui/dialog/link-follower.tsx';
import { WideTable } from '../ui/table/wide-table.tsx';
import type { ResearchData } from './research-data.ts';

/** The trims of a model year in short. */
export function TrimsPanel({
  data,
  onCompare,
}: {
  readonly data: ResearchData;
  readonly onCompare?: (() => void) | undefined;
}) {
  const { columns, model, name } = data;
  if (model.compared === null) return <p>Trims cannot be had just now. Please try again soon.</p>;
  const hasOthers = columns.length > 1;
  if (columns.length === 0) return <p>No trims of the {name} are in our catalog.</p>;
  return (
    <>
      <p className="reference-note">
        {model.compared.year} model year,{' '}
        {columns.length === 1 ? 'one trim' : `${columns.length} trims`}. Prices without destination,
        as our catalog has them.{data.pastWords && ` ${data.pastWords}`}
      </p>
      <WideTable label="Trims">
        <table className="reference-table">
          <thead>
            <tr>
              <th scope="col">Trim</th>
              {hasOthers && (
                <th scope="col" className="reference-wide reference-text">
                  Adds to the one above
                </th>
              )}
              <th scope="col">Starting MSRP</th>
              <th scope="col">Est. Monthly Payment</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column.key}>
                <th scope="row">
                  {column.name}
                  <small>{column.note}</small>
                </th>
                {hasOthers && (
                  <td className="reference-wide reference-text">{column.adds || '–'}</td>
                )}
                <td>
                  <b>{column.msrp ?? 'Not known'}</b>
                </td>
                <td>{column.payment ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {columns.some(({ payment }) => payment !== null) && (
        <p className="reference-fine">{data.paymentTerms}</p>
      )}
      {hasOthers && (
        <a
          className="ui-button ui-button-secondary review-write"
          href={data.trimsHref}
          onClick={(event) => {
            if (!onCompare || !isPlainPress(event)) return;
            event.preventDefault();
            onCompare();
          }}
        >
          Compare {name} Trims
        </a>
      )}
    </>
  );
}
