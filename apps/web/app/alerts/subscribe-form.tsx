import { bookmarksPath } from '@forecourt/domain/account/saved-searches';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { alertApi } from '@forecourt/domain/alert/alert-paths';
import { subscribeMessages, subscribeTexts } from '@forecourt/domain/alert/subscribe-messages';
import { type FormEvent, useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { NewsField } from './news-field.tsx';
import { SubscribeNote } from './subscribe-note.tsx';
import type { SubscribeOutcome } from './subscribe-outcome.ts';

interface SubscribeFormProps {
  /** The address of the search. */
  readonly search: string;
  /** Where browsers without scripts send it. */
  readonly action: string;
  readonly typed?: string;
  readonly given?: SubscribeOutcome | null;
  /** Whether the heading is above already. */
  readonly isInDialog?: boolean;
}

/** Asks for an address that news of a search goes to. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { search, action, typed = '', given = null, isInDialog = false } = props;
  const root = useRouteLoaderData<typeof loader>('root');
  const own = root?.person ? (root.consumer?.email ?? '') : '';
  const id = useId();
  const [outcome, setOutcome] = useState(given);
  const [isSending, setIsSending] = useState(false);
  const isDone = outcome?.kind === 'success';

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Pressed twice.
    if (isSending || isDone) return;
    const form = new FormData(event.currentTarget);
    setIsSending(true);
    setOutcome(null);
    setOutcome(await post(search, form));
    setIsSending(false);
  }

  return (
    <section className="alert-subscribe" aria-labelledby={isInDialog ? undefined : id}>
      {!isInDialog && <h2 id={id}>{subscribeTexts.heading}</h2>}
      <p>
        At most one email a day. Read the{' '}
        <PageLink className="ui-link" to="/privacy">
          privacy statement
        </PageLink>
        .
      </p>
      <form method="post" action={action} noValidate onSubmit={send}>
        <input type="hidden" name="search" value={search} />
        <NewsField
          problemId={`${id}-problem`}
          email={typed || own}
          outcome={outcome}
          isSending={isSending}
          onType={() => setOutcome(null)}
        />
      </form>
      {/* A problem speaks for itself: within a region that is read out it would be said twice. */}
      <div role="status">{isDone && <SubscribeNote outcome={outcome} />}</div>
      {outcome && !isDone && <SubscribeNote id={`${id}-problem`} outcome={outcome} />}
      <OtherWays search={search} isSignedIn={root?.person != null} />
    </section>
  );
}

/** To keep the search itself, in the account or in this browser. */
function OtherWays({
  search,
  isSignedIn,
}: {
  readonly search: string;
  readonly isSignedIn: boolean;
}) {
  const keep = (words: string) => (
    <PageLink
      className="ui-link"
      to={`${bookmarksPath}?${new URLSearchParams({ save: search })}`}
      rel="nofollow"
    >
      {words}
    </PageLink>
  );
  if (isSignedIn) return <p>Or {keep('save it in your account')} with its title.</p>;
  return (
    <p>
      Or{' '}
      <PageLink className="ui-link" to={signInPath(search)}>
        sign in
      </PageLink>{' '}
      to save it with its title, or {keep('keep it in this browser')}.
    </p>
  );
}

async function post(search: string, form: FormData): Promise<SubscribeOutcome> {
  try {
    const answer = await fetch(`${alertApi}/subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        search,
        email: String(form.get('emailAddress')),
        textPot: String(form.get('textPot')),
      }),
    });
    if (answer.ok) return { kind: 'success' };
    if (answer.status === 400) return { kind: 'warning', text: subscribeMessages.invalid };
    if (answer.status === 429) return { kind: 'warning', text: subscribeMessages.limited };
  } catch {
    // The network failed: said below.
  }
  return { kind: 'danger', text: subscribeMessages.failed };
}
