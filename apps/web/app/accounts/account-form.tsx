import type { AccountAnswer } from '@forecourt/domain/account/sign-in';
import { signInRests } from '@forecourt/domain/account/sign-in';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFocusOnProblem } from '../leads/sending/use-focus-on-problem.ts';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import { useSentOnce } from '../ui/form/use-sent-once.ts';

/** What became of a form that came back. */
export interface FormOutcome {
  readonly typed: TypedFields;
  readonly answer: AccountAnswer;
}

interface AccountFormProps {
  readonly outcome: FormOutcome | undefined;
  /** Where it is sent; where its page stands if absent, with all that the address has behind a hash. */
  readonly action?: string;
  readonly children: ReactNode;
}

/** As long a form rests that was sent: a link of a mail counts once, and a second sending would tell of a used one. */
export const formRestMs = 8000;

/** A form about an account: sent as any form, without a script. What went wrong has the keyboard. */
export function AccountForm({ outcome, action, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, outcome ?? null);
  return (
    <form
      ref={form}
      className="account-form ui-stack-large"
      method="post"
      action={action}
      noValidate
      onSubmit={useSentOnce(formRestMs)}
    >
      <Refusal answer={outcome?.answer} />
      {children}
    </form>
  );
}

/** Over a form that somebody had to sign in again for. */
export function UnsentNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className="ui-form-problem" role="alert">
      <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** What is wrong with a field; undefined where nothing is. */
export const problemOf = (outcome: FormOutcome | undefined, name: string): string | undefined =>
  outcome?.answer.status === 'INVALID' ? outcome.answer.problems[name] : undefined;

function Refusal({ answer }: { readonly answer: AccountAnswer | undefined }) {
  const sentence = sentenceOf(answer);
  if (sentence === null) return null;
  return (
    <p className="ui-form-problem" role="alert" tabIndex={-1}>
      <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
      <span>{sentence}</span>
    </p>
  );
}

function sentenceOf(answer: AccountAnswer | undefined): string | null {
  if (answer?.status === 'REFUSED' || answer?.status === 'LIMITED') return answer.sentence;
  if (answer?.status === 'INVALID') return answer.problems.form ?? null;
  return answer?.status === 'RESTING' ? signInRests : null;
}
