import type { DraftEstimate } from '@forecourt/domain/money/quote/follow-tax';
import { ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { forgetDraft } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { focusAtEnd } from '../ui/form/focus-wrong.ts';
import { FormField } from '../ui/form/form-field.tsx';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import { QuoteFields } from './quote/quote-fields.tsx';
import { quoteOpening } from './quote/quote-rows.ts';
import { useQuote } from './quote/use-quote.ts';

interface UnsentProps {
  readonly text: string;
  /** Why they were not sent. */
  readonly sentence: string;
}

/** Words that came too late are their writer's to keep. */
export function Unsent({ text, sentence }: UnsentProps) {
  return (
    <div className="ui-alert" role="alert">
      <div className="ui-stack">
        <p>{sentence}</p>
        <p className="lead-unsent">{text}</p>
      </div>
    </div>
  );
}

/** The out-the-door quote that a dealer may send with a message. */
export interface ReplyQuote {
  readonly estimate: DraftEstimate | null;
  /** Whether the car has left the market. */
  readonly isGone: boolean;
  /** Whether the address asks for it. */
  readonly isAsked: boolean;
  /** The page with it, and without. */
  readonly href: string;
  readonly closeHref: string;
}

/** What was typed and not sent, and why. */
export interface RefusedReply {
  readonly typed: TypedFields;
  /** About the message. */
  readonly sentence: string | undefined;
  /** About single fields of a quote. */
  readonly problems: TypedFields;
}

interface ReplyProps {
  readonly other: string;
  readonly maxLength: number;
  /** Messages of who writes here. */
  readonly sent: number;
  readonly refused: RefusedReply | null;
  /** Null for who sends none. */
  readonly quote: ReplyQuote | null;
  /** That it may not have ended, where that was pressed in vain. */
  readonly notEnded: ReactNode;
}

/** Adds words to a conversation, or ends it. */
export function Reply(props: ReplyProps) {
  const { other, maxLength, sent, refused, quote, notEnded } = props;
  const isSending = useNavigation().state === 'submitting';
  const [before] = useState(sent);
  const hasSent = sent > before;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const draft = `reply ${useLocation().pathname}`;
  useDraft(form, draft, refused !== null || hasSent);
  // What was sent is no draft.
  useEffect(() => {
    if (sent > before) forgetDraft(draft);
  }, [sent, before, draft]);
  useEffect(() => {
    if (!refused) return;
    const wrong = field.current?.form?.querySelector<HTMLElement>('[aria-invalid]');
    const mended = wrong ?? (refused.sentence ? field.current : null);
    if (mended) focusAtEnd(mended);
  }, [refused]);
  const typed = refused?.typed ?? null;
  const writing = useQuote({ sent, isAsked: quote?.isAsked === true, typed });
  const begin = () => {
    if (field.current?.value.trim() === '') field.current.value = quoteOpening(other);
    writing.open();
  };
  return (
    <>
      <Form ref={form} method="post" className="ui-stack lead-reply" noValidate>
        <FormField label={`Message to ${other}`} problem={refused?.sentence}>
          {(attributes) => (
            // With each message that was sent it is a new one; what the other side sends leaves it as it is.
            <textarea
              key={sent}
              ref={field}
              {...attributes}
              name="text"
              rows={4}
              maxLength={maxLength}
              defaultValue={
                refused?.typed.text ?? (quote?.isAsked ? quoteOpening(other) : undefined)
              }
            />
          )}
        </FormField>
        {quote && writing.isOpen && (
          <QuoteFields
            estimate={quote.estimate}
            isGone={quote.isGone}
            closeHref={quote.closeHref}
            typed={typed}
            shopperName={other}
            problems={refused?.problems ?? {}}
            hasSpare={quote.isAsked}
            onClose={writing.close}
          />
        )}
        <button
          className="ui-button ui-button-primary ui-button-large"
          type="submit"
          aria-busy={isSending || undefined}
          // The second press of two would send the field that the first one has emptied.
          onClick={(press) => press.detail > 1 && press.preventDefault()}
        >
          {isSending ? 'Sending …' : 'Send message'}
        </button>
        {quote && !writing.isOpen && <OpenQuote href={quote.href} onOpen={begin} />}
        <span className="ui-visually-hidden" role="status">
          {hasSent && !isSending && !refused && 'Your message is sent.'}
        </span>
      </Form>
      <details className="lead-end" open={notEnded ? true : undefined}>
        <summary className="ui-button ui-button-secondary">End this conversation</summary>
        <Form method="post">
          <p>It ends for both sides, for good: it can be read, and nothing can be added.</p>
          {!isSending && notEnded}
          <button className="ui-button ui-button-secondary" type="submit" name="intent" value="end">
            End it for both
          </button>
        </Form>
      </details>
    </>
  );
}

interface OpenQuoteProps {
  readonly href: string;
  readonly onOpen: () => void;
}

/** Behind the button that sends, which stays the next stop of the keyboard. */
function OpenQuote({ href, onOpen }: OpenQuoteProps) {
  return (
    <a
      className="ui-button ui-button-quiet lead-quote-open"
      href={href}
      onClick={(press) => {
        press.preventDefault();
        onOpen();
      }}
    >
      <ReceiptText className="ui-icon" size={16} aria-hidden="true" />
      Add an out-the-door price
    </a>
  );
}
