import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What a control has of its field. */
interface FieldAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  readonly label: string;
  /** Where the label is read out only, as what stands around the field says the same. */
  readonly isLabelHidden?: boolean;
  readonly isOptional?: boolean;
  /** What to know of it, below. */
  readonly hint?: string;
  /** Why what was typed is not taken: a sentence, or what the rule of the field expects. */
  readonly problem: string | null | undefined;
  /** Whether the keyboard stays elsewhere when a problem comes, which is read out then. */
  readonly isLive?: boolean;
  /** The control, and what stands in the box beside it: a sign, a unit. */
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** A control with its name above, and below what to know of it and why what was typed is not taken. */
export function FormField(props: FormFieldProps) {
  const { label, isLabelHidden, isOptional, hint, problem, isLive, children } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const problemId = problem ? `${id}-problem` : undefined;
  return (
    <div className="ui-form-field">
      <label className="ui-field" htmlFor={id}>
        <span className={isLabelHidden ? 'ui-visually-hidden' : undefined}>
          {label}
          {isOptional && <em> optional</em>}
        </span>
        <span className={problem ? 'ui-input ui-input-error' : 'ui-input'}>
          {children({
            id,
            'aria-invalid': problem ? true : undefined,
            'aria-describedby': [problemId, hintId].filter(Boolean).join(' ') || undefined,
          })}
        </span>
      </label>
      {hint && (
        <small className="ui-hint" id={hintId}>
          {hint}
        </small>
      )}
      <Problem id={problemId} text={problem} isLive={isLive} />
    </div>
  );
}

interface ProblemProps {
  readonly id?: string | undefined;
  /** As a rule of the field or a sentence says it. Nothing is shown where nothing is wrong. */
  readonly text: string | null | undefined;
  /** Whether the keyboard stays elsewhere as it comes: then it is read out. */
  readonly isLive?: boolean | undefined;
}

/** What is wrong with what was sent, below it. */
export function Problem({ id, text, isLive }: ProblemProps) {
  if (!text) return null;
  return (
    <span className="ui-problem" id={id} role={isLive ? 'alert' : undefined}>
      <CircleAlert className="ui-icon" size={14} aria-hidden="true" />
      {problemSentence(text)}
    </span>
  );
}

/** How a rule of a field begins, behind the field's name or without it: `Role: expected one of …`. */
const expecting = /^([a-z ]{1,20}: )?expected( one of)?\b/i;

/**
 * What pages say of a problem: what the rule of a field expects is asked for, `expected a day` as `Enter a day.`; a
 * sentence keeps its words.
 */
export function problemSentence(problem: string): string {
  const sentence = problem.replace(expecting, (_, name = '', choice = '') => {
    const verb = choice ? 'Choose' : 'Enter';
    return name + (name ? verb.toLowerCase() : verb) + choice;
  });
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
