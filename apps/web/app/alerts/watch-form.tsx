import { subscribeTexts } from '@forecourt/domain/alert/subscribe-messages';
import { emailLength } from '@forecourt/domain/lead/email-length';
import { useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { PageLink } from '../ui/page-link.tsx';
import { SubscribeNote } from './subscribe-note.tsx';
import type { SubscribeOutcome } from './subscribe-outcome.ts';

interface WatchFormProps {
  /** The address of the page about the VIN. */
  readonly address: string;
  /** What was typed, or the address of who is signed in. */
  readonly email: string;
  readonly outcome: SubscribeOutcome | null;
}

/** Asks for an address that news of one car goes to, whoever offers it. */
export function WatchForm({ address, email, outcome: given }: WatchFormProps) {
  const id = useId();
  const isSending = useNavigation().formMethod === 'POST';
  // Another address was not sent yet.
  const [typedSince, setTypedSince] = useState<SubscribeOutcome | null>(null);
  const outcome = isSending || typedSince === given ? null : given;
  const isDone = outcome?.kind === 'success';
  const isWrong = outcome?.kind === 'warning';
  return (
    <section className="alert-subscribe" aria-labelledby={id}>
      <h2 id={id}>Be told when it is for sale, costs less or is gone</h2>
      <p>
        Whoever offers it. A mail as it happens, never at night; each ends them with one press. Read
        the{' '}
        <PageLink className="ui-link" to="/privacy">
          privacy statement
        </PageLink>
        .
      </p>
      <Form method="post" replace noValidate>
        <input type="hidden" name="search" value={address} />
        <label className="ui-field">
          <span className="ui-visually-hidden">Email</span>
          <span className={isWrong ? 'ui-input ui-input-error' : 'ui-input'}>
            <input
              name="emailAddress"
              type="email"
              autoComplete="email"
              placeholder="Email"
              maxLength={emailLength}
              defaultValue={email}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}-problem` : undefined}
              onChange={() => setTypedSince(given)}
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
          aria-busy={isSending || undefined}
        >
          {isDone ? subscribeTexts.done : subscribeTexts.button}
        </button>
      </Form>
      {/* A problem speaks for itself: within a region that is read out it would be said twice. */}
      <div role="status">{isDone && <SubscribeNote outcome={outcome} />}</div>
      {outcome && !isDone && <SubscribeNote id={`${id}-problem`} outcome={outcome} />}
    </section>
  );
}
