import { subscribeTexts } from '@forecourt/domain/alert/subscribe-messages';
import { emailLength } from '@forecourt/domain/lead/email-length';
import { useWrongField } from '../ui/form/use-wrong-field.ts';
import type { SubscribeOutcome } from './subscribe-outcome.ts';

interface NewsFieldProps {
  /** Of the note below the form, where the address is wrong. */
  readonly problemId: string;
  readonly email: string;
  readonly outcome: SubscribeOutcome | null;
  readonly isSending: boolean;
  readonly onType: () => void;
}

/** The address that news goes to, and the button that asks for them. */
export function NewsField(props: NewsFieldProps) {
  const { problemId, email, outcome, isSending, onType } = props;
  const isDone = outcome?.kind === 'success';
  const isWrong = outcome?.kind === 'warning';
  const field = useWrongField(isWrong ? outcome.text : null);
  return (
    <>
      <label className="ui-field">
        <span className="ui-visually-hidden">Email</span>
        <span className={isWrong ? 'ui-input ui-input-error' : 'ui-input'}>
          <input
            ref={field}
            name="emailAddress"
            type="email"
            autoComplete="email"
            placeholder="Email"
            maxLength={emailLength}
            defaultValue={email}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? problemId : undefined}
            onChange={onType}
            required
          />
        </span>
      </label>
      {/* For robots: people do not come to it. */}
      <input className="alert-pot" name="textPot" tabIndex={-1} autoComplete="off" aria-hidden />
      <button
        type="submit"
        className="ui-button ui-button-secondary alert-button"
        data-done={isDone || undefined}
        // Not disabled: the keyboard would be lost.
        aria-disabled={isDone || undefined}
        aria-busy={isSending || undefined}
      >
        {isDone ? subscribeTexts.done : subscribeTexts.button}
      </button>
    </>
  );
}
