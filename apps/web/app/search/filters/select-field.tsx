import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { usePageValue } from '../../ui/use-page-value.ts';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
  readonly disabled?: boolean;
}

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** The entry that chooses nothing; none when absent. */
  readonly none?: string;
  readonly options: readonly SelectOption[];
  readonly disabled?: boolean;
}

/** A labelled drop-down of the platform. */
export function SelectField({
  label,
  name,
  value,
  none,
  options,
  disabled = false,
}: SelectFieldProps) {
  const select = usePageValue<HTMLSelectElement>(value);
  return (
    <label className="ui-field">
      <span>{label}</span>
      <span className={disabled ? 'ui-input ui-input-off' : 'ui-input'}>
        <select
          ref={select}
          aria-label={label}
          name={name}
          defaultValue={value}
          disabled={disabled}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(toOption)}
        </select>
      </span>
    </label>
  );
}

/** An option whose text is its value needs no other. */
function toOption({ value, label, count, disabled }: SelectOption) {
  const text = count === undefined ? label : `${label} (${groupDigits(count)})`;
  return (
    <option key={value} value={text === value ? undefined : value} disabled={disabled}>
      {text}
    </option>
  );
}
