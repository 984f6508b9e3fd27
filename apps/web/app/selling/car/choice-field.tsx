import type { ChangeEvent } from 'react';
import { FormField } from '../../ui/form/form-field.tsx';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  /** What says that nothing is chosen. */
  readonly none: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly isOff?: boolean;
  /** Where others depend on it: then the page holds its value. */
  readonly onChoose?: (value: string) => void;
}

/** One of a list. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, none, value, options, hint, problem, isOff = false, onChoose } = props;
  const state = onChoose
    ? {
        value,
        onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value),
      }
    : { defaultValue: value };
  return (
    <FormField label={label} problem={problem} {...(hint && { hint })}>
      {(input) => (
        <select {...input} name={name} {...state} disabled={isOff}>
          <option value="">{none}</option>
          {options.map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
