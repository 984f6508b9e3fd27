import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FieldAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface TextFieldProps {
  readonly label: string;
  /** Where the label is read out only, as a head says the same. */
  readonly isBare?: boolean;
  readonly note?: ReactNode;
  readonly problem: string | undefined;
  readonly className?: string;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** A field with its name, and why what was typed is not taken. */
export function TextField(props: TextFieldProps) {
  const { label, isBare, note, problem, className = '', children } = props;
  const id = useId();
  const problemId = `${id}-problem`;
  const box = `ui-input ${className} ${problem ? 'ui-input-error' : ''}`;
  return (
    <div className="ui-field">
      <span>
        <label htmlFor={id} className={isBare ? 'ui-visually-hidden' : undefined}>
          {label}
        </label>
      </span>
      <span className={box}>
        {children({
          id,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': problem ? problemId : undefined,
        })}
      </span>
      {note && <small className="portal-note">{note}</small>}
      {problem && (
        <span className="ui-problem" id={problemId} role="alert">
          <CircleAlert className="ui-icon" size={14} aria-hidden="true" />
          {problem}
        </span>
      )}
    </div>
  );
}
