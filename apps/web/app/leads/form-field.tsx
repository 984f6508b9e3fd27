import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FieldAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly problem: string | undefined;
  readonly isText?: boolean;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** A field with its name above and, when it was not understood, why below. */
export function FormField({ label, isOptional, problem, isText, children }: FormFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const box = isText ? 'ui-input lead-text' : 'ui-input';
  return (
    <div className="ui-field">
      <span>
        <label htmlFor={id}>
          {label}
          {isOptional && <em> optional</em>}
        </label>
      </span>
      <span className={problem ? `${box} ui-input-error` : box}>
        {children({
          id,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': problem ? problemId : undefined,
        })}
      </span>
      {problem && (
        <span className="ui-problem" id={problemId}>
          <CircleAlert className="ui-icon" size={14} aria-hidden="true" />
          {problem}
        </span>
      )}
    </div>
  );
}
