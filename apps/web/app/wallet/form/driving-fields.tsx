import { FormField } from '../../ui/form/form-field.tsx';
import type { FieldsProps } from './wallet-inputs.tsx';

/** What costs of owning a car depend on beside the car. */
export function DrivingFields({ fields, problems }: FieldsProps) {
  const inputs = [
    { name: 'miles', label: 'Miles a year', usual: '15,000', unit: 'mi' },
    { name: 'homeShare', label: 'Charged at home', usual: '80', unit: '%' },
    { name: 'tariff', label: 'Your electricity', usual: 'Usual', unit: '¢/kWh' },
  ] as const;
  return (
    <fieldset className="ui-columns wallet-driving">
      <legend>How you drive, for the cost to own</legend>
      {inputs.map(({ name, label, usual, unit }) => (
        <FormField isLive key={name} label={label} problem={problems[name]}>
          {(input) => (
            <>
              <input
                {...input}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                placeholder={usual}
                defaultValue={fields[name]}
              />
              <span className="ui-input-suffix">{unit}</span>
            </>
          )}
        </FormField>
      ))}
    </fieldset>
  );
}
