import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { usePageValue } from '../../ui/use-page-value.ts';

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** The entry that chooses nothing; none when absent. */
  readonly none?: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly count?: number;
    readonly disabled?: boolean;
  }[];
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
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.count === undefined
                ? option.label
                : `${option.label} (${groupDigits(option.count)})`}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
