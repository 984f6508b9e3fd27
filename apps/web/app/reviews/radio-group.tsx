import { useId } from 'react';
import { Problem } from '../ui/form/form-field.tsx';

interface RadioGroupProps {
  readonly className?: string;
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly code: string; readonly name: string }[];
  readonly chosen: string | undefined;
  readonly problem: string | undefined;
  /** Whether it may be left as it is. */
  readonly isOptional?: boolean;
}

/** One of a few choices; what keeps it from being understood stands below. */
export function RadioGroup({
  className,
  legend,
  name,
  choices,
  chosen,
  problem,
  isOptional = false,
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={problem && id}>
      <legend>{legend}</legend>
      {choices.map(({ code, name: words }) => (
        <label key={code}>
          <input
            type="radio"
            name={name}
            value={code}
            defaultChecked={chosen === code}
            aria-invalid={problem ? true : undefined}
            required={!isOptional}
          />
          {words}
        </label>
      ))}
      <Problem id={id} text={problem} />
    </fieldset>
  );
}
