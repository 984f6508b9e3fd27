import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import { FormField } from '../ui/form/form-field.tsx';
import { useWrongField } from '../ui/form/use-wrong-field.ts';
import { ZipField } from '../ui/form/zip-field.tsx';
import { TermList } from '../ui/term-list.tsx';
import type { VinCarData } from './vin-page-data.ts';

/** What the car is, who says so, and what can be told to know more. */
export function VinIdentity({ car }: { readonly car: VinCarData }) {
  const { title, source, picture, facts } = car.identity;
  return (
    <section className="vin-car" aria-labelledby="vin-car-heading">
      {picture !== null && (
        <div className="vin-picture ui-studio">
          <img src={picture} alt="" width={640} height={480} />
        </div>
      )}
      <div>
        <h2 id="vin-car-heading">{title}</h2>
        {source !== null && <p className="vin-note">{source}</p>}
        {facts.length > 0 && (
          <TermList terms={facts.map(({ label, value }) => [label, value] as const)} />
        )}
        <TellMore car={car} />
      </div>
    </section>
  );
}

/** Asks for what the VIN does not say: which model, how many miles, where. */
function TellMore({ car }: { readonly car: VinCarData }) {
  const { choices } = car.identity;
  return (
    <form className="vin-more ui-not-printed" method="get" action={vinPath}>
      <input type="hidden" name="vin" value={car.vin} />
      {choices && choices.models.length > 0 && (
        <Choice
          name="model"
          label="Which model is it?"
          value={choices.model}
          {...(choices.unknownYear !== null && {
            hint: `We know none of the model year ${choices.unknownYear}: all models are listed.`,
          })}
        >
          {choices.models.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      {choices && choices.trims.length > 1 && (
        <Choice name="trim" label="Trim" value={choices.trim}>
          {choices.trims.map((trim) => (
            <option key={trim}>{trim}</option>
          ))}
        </Choice>
      )}
      <MilesField car={car} />
      <ZipField label="Your ZIP" zip={car.zip || car.typed.zip} problem={car.zipProblem} />
      <button className="ui-button ui-button-secondary" type="submit">
        Show
      </button>
    </form>
  );
}

function MilesField({ car: { miles, milesProblem, typed } }: { readonly car: VinCarData }) {
  const field = useWrongField(milesProblem);
  const state = milesProblem === null ? 'ui-input' : 'ui-input ui-input-error';
  return (
    <div>
      <label className="ui-field">
        <span>Miles on it</span>
        <span className={state}>
          <input
            ref={field}
            name="miles"
            inputMode="numeric"
            maxLength={12}
            defaultValue={typed.miles || (miles === null ? '' : groupDigits(miles))}
            aria-invalid={milesProblem !== null || undefined}
            aria-describedby={milesProblem === null ? undefined : 'miles-problem'}
          />
        </span>
      </label>
      {milesProblem !== null && (
        <span className="ui-problem" id="miles-problem" role="alert">
          {milesProblem}
        </span>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What to know of what is offered. */
  readonly hint?: string;
  readonly children: React.ReactNode;
}

function Choice({ name, label, value, hint, children }: ChoiceProps) {
  return (
    <div className="vin-choice">
      <FormField label={label} problem={null} {...(hint && { hint })}>
        {(input) => (
          <select {...input} name={name} defaultValue={value}>
            <option value="">Choose</option>
            {children}
          </select>
        )}
      </FormField>
    </div>
  );
}
