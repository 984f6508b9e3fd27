import type { AccountAnswer } from '@forecourt/domain/account/sign-in';
import { signInRests } from '@forecourt/domain/account/sign-in';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { TypedFields } from '../leads/sending/typed-fields.ts';

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

/** As long a form that was sent is not sent again: a link of a mail counts once. */
const repeatPauseMs = 8000;

/** Keeps a form from being sent a second time while its answer is on the way: it would tell of a used link. */
function useRepeatGuard() {
  const sentAt = useRef<number | null>(null);
  useEffect(() => {
    const forget = () => {
      sentAt.current = null;
    };
    // Whoever comes back by the browser's button may send it anew.
    addEventListener('pageshow', forget);
    return () => removeEventListener('pageshow', forget);
  }, []);
  return (event: FormEvent) => {
    const now = performance.now();
    const isRepeat = sentAt.current !== null && now - sentAt.current < repeatPauseMs;
    if (isRepeat) event.preventDefault();
    else sentAt.current = now;
  };
}

/** A form about an account: sent as any form, without a script. What went wrong has the keyboard. */
export function AccountForm({ outcome, action, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const refuseRepeat = useRepeatGuard();
  useEffect(() => {
    if (outcome)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus();
  }, [outcome]);
  return (
    <form
      ref={form}
      className="account-form ui-stack-large"
      method="post"
      action={action}
      noValidate
      onSubmit={refuseRepeat}
    >
      <Refusal answer={outcome?.answer} />
      {children}
    </form>
  );
}

/** The sentence at a field; undefined where nothing is wrong with it. */
export function problemOf(outcome: FormOutcome | undefined, name: string): string | undefined {
  const problem = outcome?.answer.status === 'INVALID' ? outcome.answer.problems[name] : undefined;
  return problem && `${problem.replace(/^expected/, 'Enter').replace(/\.$/, '')}.`;
}

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
