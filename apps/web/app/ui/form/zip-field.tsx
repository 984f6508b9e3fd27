import { useId } from 'react';
import { useWrongField } from './use-wrong-field.ts';

interface ZipFieldProps {
  readonly label: string;
  /** What was told before, and an empty text when nothing was. */
  readonly zip: string;
  /** What is wrong with it; null where nothing is. */
  readonly problem?: string | null;
  readonly className?: string;
}

/** The ZIP Code of a form that is sent as an address. */
export function ZipField({ label, zip, problem = null, className = '' }: ZipFieldProps) {
  const problemId = useId();
  const field = useWrongField(problem);
  return (
    <div className={className}>
      <label className="ui-field">
        <span>{label}</span>
        <span className={problem === null ? 'ui-input' : 'ui-input ui-input-error'}>
          <input
            ref={field}
            name="zip"
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
            defaultValue={zip}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : problemId}
          />
        </span>
      </label>
      {problem !== null && (
        <span className="ui-problem" id={problemId} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
