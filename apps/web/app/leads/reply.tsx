import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormField } from './form-field.tsx';

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

interface ReplyProps {
  readonly other: string;
  readonly maxLength: number;
  /** Messages of both sides. */
  readonly arrived: number;
  readonly refused: { readonly text: string; readonly sentence: string | undefined } | null;
  /** That it may not have ended, where that was pressed in vain. */
  readonly notEnded: ReactNode;
}

/** Adds words to a conversation, or ends it. */
export function Reply({ other, maxLength, arrived, refused, notEnded }: ReplyProps) {
  const isSending = useNavigation().state === 'submitting';
  const [before] = useState(arrived);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (refused?.sentence) field.current?.focus();
  }, [refused]);
  return (
    <>
      <Form method="post" className="ui-stack lead-reply" noValidate>
        <FormField label={`Message to ${other}`} isText problem={refused?.sentence}>
          {(attributes) => (
            // With each message that arrived it is a new one.
            <textarea
              key={arrived}
              ref={field}
              {...attributes}
              name="text"
              maxLength={maxLength}
              defaultValue={refused?.text}
            />
          )}
        </FormField>
        <button
          className="ui-button ui-button-primary ui-button-large"
          type="submit"
          aria-busy={isSending || undefined}
          // The second press of two would send the field that the first one has emptied.
          onClick={(press) => press.detail > 1 && press.preventDefault()}
        >
          {isSending ? 'Sending …' : 'Send message'}
        </button>
        <span className="ui-visually-hidden" role="status">
          {arrived > before && !isSending && !refused && 'Your message is sent.'}
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
