import { fuelTypes } from '@forecourt/domain/vehicle/codes';
import { comparedTrimFeatures } from '@forecourt/domain/vehicle/compared-features';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { takeFocus } from '../ui/dialog/take-focus.ts';
import { PageLink } from '../ui/page-link.tsx';
import { WideTable } from '../ui/table/wide-table.tsx';
import type { ResearchData } from './research-data.ts';

interface TrimsTableProps {
  readonly data: ResearchData;
  /** The fuel that the address names. */
  readonly fuel: string | null;
  /** What became of what somebody said just now on whether it helped. */
  readonly told: TrimsTold | null;
}

/** What became of an answer on whether it helped. */
interface TrimsTold {
  readonly isThanked: boolean;
  /** Why it was not taken. */
  readonly sentence?: string;
}

/** Trims side by side, with what was said of that. */
export function TrimsTable({ data, fuel, told }: TrimsTableProps) {
  const [chosen, choose] = useState(fuel ?? '');
  const { columns, trimsHref, model } = data;
  const offered = fuelTypes.filter(({ code }) =>
    columns.some(({ fuelTypeCode }) => fuelTypeCode === code),
  );
  const shown = columns.filter(({ fuelTypeCode }) => chosen === '' || fuelTypeCode === chosen);
  return (
    <>
      <p className="reference-note">
        {model.compared?.year} model year.{data.pastWords && ` ${data.pastWords}`}
      </p>
      <div className="reference-compare-head">
        <form method="get" action={trimsHref.split('?', 1)[0]}>
          <input type="hidden" name="year" value={model.compared?.year ?? model.year} />
          <label className="ui-field">
            <span>Fuel type</span>
            <span className="ui-input">
              <select name="fuel" value={chosen} onChange={({ target }) => choose(target.value)}>
                <option value="">All Fuel Types</option>
                {offered.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
          </label>
          <noscript>
            <button className="ui-button ui-button-secondary" type="submit">
              Show
            </button>
          </noscript>
        </form>
        <p className="reference-legend">
          <span>
            <Check className="ui-icon" size={16} aria-hidden="true" /> Standard
          </span>
          <span>
            <Minus className="ui-icon" size={16} aria-hidden="true" /> Unavailable
          </span>
        </p>
      </div>
      <WideTable label="Trims">
        <Columns columns={shown} />
      </WideTable>
      <p className="reference-fine">
        Payment: {data.paymentTerms}, before tax and fees. Equipment as our catalog has it; ask the
        seller of the car you want.
      </p>
      <div className="reference-compare-foot">
        <TrimsFeedback action={trimsHref} told={told} />
        <PageLink className="ui-button ui-button-primary" to={data.buildHref}>
          Custom Order Yours
        </PageLink>
      </div>
    </>
  );
}

function Columns({ columns }: { readonly columns: ResearchData['columns'] }) {
  return (
    <table className="reference-compare">
      <thead>
        <tr>
          <td />
          {columns.map(({ key, name, note }) => (
            <th key={key} scope="col">
              {name}
              <small>{note}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Starting MSRP</th>
          {columns.map(({ key, msrp }) => (
            <td key={key}>
              <b>{msrp ?? 'Not known'}</b>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">Est. Monthly Payment</th>
          {columns.map(({ key, payment }) => (
            <td key={key}>
              <b>{payment ?? 'Not known'}</b>
            </td>
          ))}
        </tr>
        {comparedTrimFeatures.map(({ code, name }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            {columns.map(({ key, specs }) => (
              <td key={key}>
                {specs[code] ? (
                  <Check className="ui-icon" size={18} role="img" aria-label="Standard" />
                ) : (
                  <Minus className="ui-icon" size={18} role="img" aria-label="Unavailable" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TrimsFeedback({
  action,
  told,
}: {
  readonly action: string;
  readonly told: TrimsTold | null;
}) {
  const fetcher = useFetcher<TrimsTold>();
  // Pressed again while the answer is on the way, it would count twice: the second press may come before a render.
  const isSent = useRef(false);
  useEffect(() => {
    if (fetcher.state === 'idle') isSent.current = false;
  }, [fetcher.state]);
  const latest = fetcher.data ?? told;
  if (latest?.isThanked)
    return (
      // In a dialog the keyboard has to stay there, so that Escape closes it.
      <p role="status" tabIndex={-1} ref={fetcher.data ? takeFocus : undefined}>
        Thank you for your feedback.
      </p>
    );
  return (
    <fetcher.Form
      method="post"
      action={action}
      className="reference-feedback"
      onSubmit={(event) => {
        if (isSent.current) event.preventDefault();
        isSent.current = true;
      }}
    >
      <span>How helpful was this information?</span>
      <button className="ui-button ui-button-secondary" name="helpful" value="yes" type="submit">
        Yes
      </button>
      <button className="ui-button ui-button-secondary" name="helpful" value="no" type="submit">
        No
      </button>
      {latest?.sentence && <span role="alert">{latest.sentence}</span>}
    </fetcher.Form>
  );
}
