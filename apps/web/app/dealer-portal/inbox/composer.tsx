import type { DraftEstimate } from '@forecourt/domain/money/quote/follow-tax';
import { ReceiptText } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { Asked } from '../../back-office/office.ts';
import { forgetDraft } from '../../drafts/drafts.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { QuoteFields } from '../../leads/quote/quote-fields.tsx';
import { useQuote } from '../../leads/quote/use-quote.ts';
import { focusAtEnd } from '../../ui/form/focus-wrong.ts';
import { Problem } from '../../ui/form/form-field.tsx';
import { ActForm } from '../act-form.tsx';
import type { TypedUndone } from '../enter-portal.ts';
import { knownOf } from '../known-of.ts';
import type { PortalFrame } from '../services.ts';
import { inboxHref } from './inbox-address.ts';
import type { AskedInbox, Thread } from './inbox-view.ts';
import {
  beginAnswer,
  findReplyStarter,
  priceStarter,
  type ReplyStarter,
  replyStarters,
} from './reply-starters.ts';

interface ComposerProps {
  readonly frame: PortalFrame;
  readonly thread: Thread;
  /** Our own lines for the car, which a quote begins with; null where we have none. */
  readonly estimate: DraftEstimate | null;
  /** Whether it has left the market. */
  readonly isGone: boolean;
  readonly asked: AskedInbox;
  /** What was typed and did not go out, and why. */
  readonly undone: TypedUndone | null;
  readonly starter: string | null;
}

/** Where an answer is written. Sentences to begin with are put in the field and go no further by themselves. */
export function Composer(props: ComposerProps) {
  const { frame, thread, estimate, isGone, undone, starter } = props;
  const { id, firstName, maxLength } = thread;
  const begun = findReplyStarter(thread, starter);
  const isAsked = begun?.hasQuote === true;
  const typed = undone?.typed.conversation === id ? undone.typed : null;
  const { problems, mend } = useProblems(undone);
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { sent, hasSent } = useSent(thread);
  useAnswerDraft(form, id, { isNewer: typed !== null || hasSent, hasSent });
  const quote = useQuote({ sent, isAsked, typed });
  useFocusOnProblem(field, undone);
  const begin = ({ text, hasQuote }: ReplyStarter): void => {
    fill(field.current, (written) => beginAnswer(text, written, thread));
    if (hasQuote) quote.open();
  };
  return (
    <>
      {!quote.isOpen && <Starters {...props} onBegin={begin} />}
      <ActForm
        form={form}
        act="conversation.answer"
        frame={frame}
        fields={fieldsOf(props)}
        className={problems.text ? 'portal-composer portal-wrong' : 'portal-composer'}
      >
        <textarea
          // With each message that was sent it is a new one; what others send leaves it as it is.
          key={sent}
          ref={field}
          name="text"
          rows={quote.isOpen ? 2 : 3}
          aria-label={`Answer to ${firstName}`}
          aria-invalid={problems.text ? true : undefined}
          aria-describedby={problems.text ? problemId : undefined}
          maxLength={maxLength}
          onInput={({ currentTarget }) => currentTarget.value.trim() !== '' && mend()}
          defaultValue={typed?.text ?? begun?.text}
        />
        {quote.isOpen && (
          <QuoteFields
            estimate={estimate}
            isGone={isGone}
            typed={typed}
            problems={problems}
            shopperName={firstName}
            hasSpare={isAsked}
            closeHref={hrefOf(props, null)}
            onClose={quote.close}
          />
        )}
        <div>
          {!quote.isOpen && <InsertPrice {...props} onBegin={begin} />}
          <span>Goes by email, from {frame.dealer.name}</span>
          <SendButton />
        </div>
      </ActForm>
      <Problem id={problemId} text={problems.text} />
    </>
  );
}

/** The conversation, and the last message that whoever answers knows of. */
function fieldsOf({ thread: { id, messages }, undone }: ComposerProps) {
  const own = undone?.typed.conversation === id ? undone : null;
  return { conversation: id, was: knownOf(own, messages.at(-1)?.id ?? '') };
}

/** What is wrong with what was sent; nothing any more of a message that is filled since. */
function useProblems(undone: TypedUndone | null) {
  const [mended, setMended] = useState<TypedUndone | null>(null);
  const { text, ...others } = undone?.problems ?? {};
  const isMended = undone === mended || text === undefined;
  const problems: Asked = isMended ? others : { ...others, text };
  return { problems, mend: () => setMended(undone) };
}

/** Messages of whoever answers, and whether one of them was sent from this page. */
function useSent({ messages }: Thread) {
  const sent = messages.filter(({ isMine }) => isMine).length;
  const [before] = useState(sent);
  return { sent, hasSent: sent > before };
}

/** What is typed outlives a look at another conversation; what was sent is no draft. */
function useAnswerDraft(
  form: RefObject<HTMLFormElement | null>,
  conversation: string,
  { isNewer, hasSent }: { readonly isNewer: boolean; readonly hasSent: boolean },
): void {
  const draft = `answer ${conversation}`;
  useDraft(form, draft, isNewer);
  useEffect(() => {
    if (hasSent) forgetDraft(draft);
  }, [hasSent, draft]);
}

/** Writes in a field as its owner would, so that it is kept. */
function fill(area: HTMLTextAreaElement | null, write: (written: string) => string): void {
  if (!area) return;
  area.value = write(area.value).slice(0, area.maxLength);
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
  area.setSelectionRange(area.value.length, area.value.length);
}

type StartersProps = Pick<ComposerProps, 'frame' | 'thread' | 'asked'> & {
  readonly onBegin: (starter: ReplyStarter) => void;
};

/** Where the answer begins with a sentence, for who has no script; null for where it begins with none. */
const hrefOf = ({ frame, thread, asked }: Omit<StartersProps, 'onBegin'>, start: string | null) =>
  inboxHref(frame, asked, {}, { conversation: thread.id, ...(start !== null && { start }) });

function Starters(props: StartersProps) {
  return (
    <nav className="portal-starters" aria-label="Begin an answer with">
      {replyStarters(props.thread).map((one) => (
        <a
          key={one.code}
          href={hrefOf(props, one.code)}
          onClick={(press) => take(press, one, props)}
        >
          {one.label}
        </a>
      ))}
    </nav>
  );
}

/** The same as the starter with a quote, which may stand behind the edge of its row. */
function InsertPrice(props: StartersProps) {
  const one = findReplyStarter(props.thread, priceStarter);
  if (!one) return null;
  return (
    <a
      className="ui-button ui-button-icon"
      href={hrefOf(props, one.code)}
      aria-label="Insert a price breakdown"
      onClick={(press) => take(press, one, props)}
    >
      <ReceiptText className="ui-icon" size={16} aria-hidden="true" />
    </a>
  );
}

function take(press: MouseEvent, starter: ReplyStarter, { onBegin }: StartersProps): void {
  press.preventDefault();
  onBegin(starter);
}

/** What is wrong is typed anew: the first such field, else the message. */
function useFocusOnProblem(
  field: RefObject<HTMLTextAreaElement | null>,
  undone: TypedUndone | null,
): void {
  useEffect(() => {
    if (!undone) return;
    const wrong = field.current?.form?.querySelector<HTMLElement>('[aria-invalid]');
    const mended = wrong ?? field.current;
    if (mended) focusAtEnd(mended);
  }, [undone, field]);
}

function SendButton() {
  const isSending = useNavigation().state === 'submitting';
  return (
    <button
      type="submit"
      className="ui-button ui-button-primary"
      aria-busy={isSending || undefined}
    >
      {isSending ? 'Sending …' : 'Send'}
    </button>
  );
}
