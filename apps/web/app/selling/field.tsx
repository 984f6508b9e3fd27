import { type ReactNode, useId } from 'react';

/** What an input has of its field. */
interface FieldInput {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  /** What is wrong with it. */
  readonly problem?: string | undefined;
  /** Behind what is typed: a unit. */
  readonly suffix?: string | null;
  readonly children: (input: FieldInput) => ReactNode;
}

/** A field of a seller with its label and what is wrong with it. */
export function Field({ name, label, problem, suffix = null, children }: FieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className="sell-field">
      <label className="ui-field" htmlFor={id}>
        <span>{label}</span>
        <span className={problem ? 'ui-input ui-input-error' : 'ui-input'}>
          {children({
            ...{ id, name },
            'aria-invalid': problem ? true : undefined,
            'aria-describedby': problem ? problemId : undefined,
          })}
          {suffix !== null && <span className="ui-input-suffix">{suffix}</span>}
        </span>
      </label>
      <Problem id={problemId} text={problem} />
    </div>
  );
}

interface ProblemProps {
  readonly id?: string;
  readonly text: string | undefined;
}

/** What is wrong with what was sent, where something is. */
export function Problem({ id, text }: ProblemProps) {
  if (!text) return null;
  return (
    <p className="ui-problem" id={id} role="alert">
      {text}
    </p>
  );
}
