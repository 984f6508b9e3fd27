import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useNavigation } from 'react-router';
import { ActForm } from '../act-form.tsx';
import type { TypedUndone } from '../enter-portal.ts';
import type { PortalFrame } from '../services.ts';
import { inboxHref } from './inbox-address.ts';
import type { AskedInbox, Thread } from './inbox-view.ts';
import { findReplyStarter, replyStarters } from './reply-starters.ts';

interface ComposerProps {
  readonly frame: PortalFrame;
  readonly thread: Thread;
  readonly asked: AskedInbox;
  /** What was typed and did not go out, and why. */
  readonly undone: TypedUndone | null;
  readonly starter: string | null;
}

/** Where an answer is written. Sentences to begin with are put in the field and go no further by themselves. */
export function Composer({ frame, thread, asked, undone, starter }: ComposerProps) {
  const isSending = useNavigation().state === 'submitting';
  const { id, firstName, maxLength, messages } = thread;
  const problem = undone?.problems?.text;
  const problemId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (undone) field.current?.focus();
  }, [undone]);
  const begin = (press: MouseEvent, text: string) => {
    const area = field.current;
    if (!area) return;
    press.preventDefault();
    const written = area.value.trim();
    area.value = (written === '' ? text : `${written} ${text}`).slice(0, maxLength);
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  };
  const typed = undone?.typed.conversation === id ? undone.typed.text : undefined;
  return (
    <>
      <nav className="portal-starters" aria-label="Begin an answer with">
        {replyStarters(thread).map(({ code, label, text }) => (
          <a
            key={code}
            href={inboxHref(frame, asked, {}, { conversation: id, start: code })}
            onClick={(press) => begin(press, text)}
          >
            {label}
          </a>
        ))}
      </nav>
      <ActForm
        act="conversation.answer"
        frame={frame}
        fields={{ conversation: id }}
        className={problem ? 'portal-composer portal-wrong' : 'portal-composer'}
      >
        <textarea
          // With each message that arrived it is a new one.
          key={messages.length}
          ref={field}
          name="text"
          rows={3}
          aria-label={`Answer to ${firstName}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          maxLength={maxLength}
          defaultValue={typed ?? findReplyStarter(thread, starter)?.text}
        />
        <div>
          <span>Goes by email, from {frame.dealer.name}</span>
          <button
            type="submit"
            className="ui-button ui-button-primary"
            aria-busy={isSending || undefined}
          >
            {isSending ? 'Sending …' : 'Send'}
          </button>
        </div>
      </ActForm>
      {problem && (
        <span className="ui-problem" id={problemId}>
          <CircleAlert className="ui-icon" size={14} aria-hidden="true" />
          {problem}
        </span>
      )}
    </>
  );
}
