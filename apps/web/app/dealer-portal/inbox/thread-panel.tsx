import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import type { DraftEstimate } from '@forecourt/domain/money/quote/follow-tax';
import { ArrowLeft, Check, Undo2 } from 'lucide-react';
import { Said } from '../../back-office/said.tsx';
import { QuoteTable } from '../../leads/quote/quote-table.tsx';
import { ActForm } from '../act-form.tsx';
import { portalSentences } from '../done-sentences.ts';
import type { TypedUndone } from '../enter-portal.ts';
import type { PortalFrame } from '../services.ts';
import { Composer } from './composer.tsx';
import { inboxHref, inboxPlaces } from './inbox-address.ts';
import type { AskedInbox, Thread } from './inbox-view.ts';

interface ThreadPanelProps {
  readonly frame: PortalFrame;
  readonly thread: Thread;
  /** Our own lines for the car; null where we have none. */
  readonly estimate: DraftEstimate | null;
  /** Whether it has left the market. */
  readonly isGone: boolean;
  readonly asked: AskedInbox;
  readonly said: string | null;
  readonly undone: TypedUndone | null;
  readonly starter: string | null;
}

/** One conversation: its head, what both wrote, and where to answer. */
export function ThreadPanel(props: ThreadPanelProps) {
  const { frame, thread, asked, said, undone } = props;
  const { name, kindName, begun, endedBy } = thread;
  return (
    <section className="portal-thread" aria-label={`Conversation with ${name}`}>
      <header>
        <a
          className="ui-button ui-button-icon portal-back"
          href={inboxHref(frame, asked)}
          aria-label="Back to the inbox"
        >
          <ArrowLeft className="ui-icon" size={18} aria-hidden="true" />
        </a>
        <div>
          <h2 id={inboxPlaces.conversation} tabIndex={-1}>
            {name}
          </h2>
          <p>
            {kindName}
            <span> · {begun}</span>
          </p>
        </div>
        <span className="office-space" />
        {endedBy === null && <PutAway frame={frame} thread={thread} />}
      </header>
      <div className="portal-scroll">
        <div>
          <Messages thread={thread} />
        </div>
      </div>
      <footer>
        <Said said={said} problem={undone?.sentence} sentences={portalSentences} />
        {endedBy === null ? (
          <Composer {...props} />
        ) : (
          <p className="portal-ended" role="status">
            {endedBy === 'seller' ? 'Your dealer' : thread.firstName} ended this conversation. It
            can be read, and nothing can be added.
          </p>
        )}
      </footer>
    </section>
  );
}

/** Nothing is sent: it leaves the list until the shopper writes again. */
function PutAway({ frame, thread }: Pick<ThreadPanelProps, 'frame' | 'thread'>) {
  const { id, isDone } = thread;
  const Icon = isDone ? Undo2 : Check;
  return (
    <ActForm
      act={isDone ? 'conversation.open' : 'conversation.done'}
      frame={frame}
      fields={{ conversation: id }}
    >
      <button type="submit" className="ui-button ui-button-secondary">
        <Icon className="ui-icon" size={16} aria-hidden="true" />
        {isDone ? 'Put back' : 'Mark done'}
      </button>
    </ActForm>
  );
}

function Messages({ thread }: Pick<ThreadPanelProps, 'thread'>) {
  const { messages, asked, firstName, answeredMinutes } = thread;
  const firstOurs = messages.find(({ isOurs }) => isOurs)?.id;
  return (
    <>
      {asked.length > 0 && (
        <dl className="portal-asked" aria-label={`The request of ${firstName}`}>
          {asked.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="ui-number">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {messages.length === 0 && asked.length === 0 && (
        <p className="portal-day">{firstName} wrote nothing besides asking about the car.</p>
      )}
      <ol className="portal-messages">
        {messages.map(({ id, isOurs, writer, text, quote, day, time }, place) => (
          <li key={id}>
            {day !== messages[place - 1]?.day && <p className="portal-day">{day}</p>}
            <div className={isOurs ? 'portal-message portal-ours' : 'portal-message'}>
              <div>
                <p>{text}</p>
                {quote && <QuoteTable lines={quote.lines} />}
              </div>
              <small>
                {writer}, {time}
                {id === firstOurs &&
                  answeredMinutes !== null &&
                  `, after ${answerTimeWords(answeredMinutes)}`}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
