import { tradeConditions } from '@forecourt/domain/money/trade-in/trade-in';
import { Form } from 'react-router';
import { FormField, Problem } from '../../ui/form/form-field.tsx';
import { tradeInPath } from '../wallet-address.ts';
import type { TradeInPageData } from './trade-in-data.ts';

/** Which car is traded in, and the loan that is on it. */
export function TradeInForm({ page }: { readonly page: TradeInPageData }) {
  const { fields, problem, problemAt, payoffProblem } = page;
  return (
    <Form action={tradeInPath} className="wallet-terms">
      <input type="hidden" name="from" value={page.from} />
      <div>
        <h1>What your trade-in is worth</h1>
        <p>By what cars like it are offered for here. Nobody is told that you asked.</p>
      </div>
      <TextField
        name="vehicle"
        label="VIN, or year, make, model and trim"
        value={fields.vehicle}
        example="2013 Honda Accord LX"
        problem={problemAt === 'vehicle' ? problem : null}
      />
      <div className="ui-columns wallet-pair">
        <TextField
          name="mileage"
          label="Mileage"
          value={fields.mileage}
          example="104,600"
          inputMode="numeric"
          problem={problemAt === 'mileage' ? problem : null}
        />
        <FormField label="Condition" problem={null}>
          {(input) => (
            <select {...input} name="condition" defaultValue={fields.condition}>
              {tradeConditions.map(({ code, name, words }) => (
                <option key={code} value={code}>
                  {name}: {words}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </div>
      <Problem isLive text={problemAt === null ? problem : null} />
      <fieldset className="wallet-loan">
        <legend>The loan on it, if there is one</legend>
        <div className="ui-columns wallet-pair">
          <TextField
            name="borrowed"
            label="Borrowed"
            value={fields.borrowed}
            example="22,000"
            inputMode="decimal"
          />
          <TextField name="apr" label="APR" value={fields.apr} example="6.9" inputMode="decimal" />
        </div>
        <div className="ui-columns wallet-pair">
          <TextField
            name="months"
            label="Months in all"
            value={fields.months}
            example="60"
            inputMode="numeric"
          />
          <TextField
            name="paid"
            label="Payments made"
            value={fields.paid}
            example="24"
            inputMode="numeric"
          />
        </div>
        <Problem isLive text={payoffProblem} />
      </fieldset>
      <button type="submit" className="ui-button ui-button-primary ui-button-large">
        See What It Is Worth
      </button>
    </Form>
  );
}

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly example: string;
  /** The keyboard of a phone; letters where there is none. */
  readonly inputMode?: 'numeric' | 'decimal';
  /** What is wrong with it. */
  readonly problem?: string | null;
}

function TextField({ name, label, value, example, inputMode, problem = null }: TextFieldProps) {
  return (
    <FormField isLive label={label} problem={problem}>
      {(input) => (
        <input
          {...input}
          name={name}
          defaultValue={value}
          placeholder={example}
          inputMode={inputMode}
          autoComplete="off"
        />
      )}
    </FormField>
  );
}
