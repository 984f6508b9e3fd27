import { useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { PageLink } from '../ui/page-link.tsx';
import { NewsField } from './news-field.tsx';
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
        <NewsField
          problemId={`${id}-problem`}
          email={email}
          outcome={outcome}
          isSending={isSending}
          onType={() => setTypedSince(given)}
        />
      </Form>
      {/* A problem speaks for itself: within a region that is read out it would be said twice. */}
      <div role="status">{isDone && <SubscribeNote outcome={outcome} />}</div>
      {outcome && !isDone && <SubscribeNote id={`${id}-problem`} outcome={outcome} />}
    </section>
  );
}
