import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { problemSentence } from './form-field.tsx';
import { useWrongField } from './use-wrong-field.ts';

interface CodeFieldProps {
  readonly name: string;
  /** What it is called for who does not see it. */
  readonly label: string;
  /** Of how many characters it is, where nothing is typed. */
  readonly hint: string;
  readonly value: string;
  /** What is wrong with it; null where nothing is. */
  readonly problem: string | null;
  /** Whether it was read, and is right. */
  readonly isRight?: boolean;
  /** Where it is found. */
  readonly note?: ReactNode;
  /** What the button says that sends it. */
  readonly button: string;
  /** Whether it is on its way. */
  readonly isSending?: boolean;
}

/**
 * A code that is typed letter by letter, large enough to compare with where it stands, and the button that
 * sends it.
 */
export function CodeField(props: CodeFieldProps) {
  const { name, label, hint, value, problem, isRight = false, note } = props;
  const { button, isSending = false } = props;
  const id = useId();
  const field = useWrongField(problem);
  const hasProblem = problem !== null;
  const Mark = hasProblem ? CircleAlert : CircleCheck;
  const described = [hasProblem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <>
      <div className="ui-code">
        <label className={hasProblem ? 'ui-code-field ui-code-wrong' : 'ui-code-field'}>
          <span className="ui-visually-hidden">{label}</span>
          <input
            ref={field}
            name={name}
            defaultValue={value}
            placeholder={hint}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            aria-invalid={hasProblem || undefined}
            aria-describedby={described || undefined}
            required
          />
          {(isRight || hasProblem) && <Mark className="ui-icon" size={22} aria-hidden="true" />}
        </label>
        <button
          className="ui-button ui-button-primary ui-button-large"
          type="submit"
          aria-busy={isSending || undefined}
        >
          {button}
        </button>
      </div>
      {hasProblem && (
        <p className="ui-problem ui-code-problem" id={`${id}-problem`} role="alert">
          {problemSentence(problem)}
        </p>
      )}
      {note && (
        <p className="ui-fine-print ui-code-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </>
  );
}
