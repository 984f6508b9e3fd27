import type { Conversation, ConversationMessage } from '@forecourt/domain/lead/conversation';
import { onFirstUse } from '../ui/on-first-use.ts';

/** What both sides wrote, in the order in which they did. */
export function ConversationMessages({ conversation }: { readonly conversation: Conversation }) {
  const { messages, reader } = conversation;
  if (messages.length === 0) return <p>Nothing has been written yet.</p>;
  return (
    <ol className="lead-messages">
      {messages.map((message) => (
        <li key={message.id} className={message.from === reader ? 'lead-own' : undefined}>
          <div>
            <p>{message.text}</p>
          </div>
          <small>
            {`${speakerOf(message, conversation)}, `}
            <Moment at={message.sentAt} />
          </small>
        </li>
      ))}
    </ol>
  );
}

function speakerOf({ from }: ConversationMessage, conversation: Conversation): string {
  if (from === conversation.reader) return 'You';
  return from === 'seller' ? conversation.sellerName : conversation.shopperName;
}

const moments = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'America/New_York',
      timeZoneName: 'short',
    }),
);

function Moment({ at }: { readonly at: string }) {
  // Some engines write a narrow space before AM: server and browser are to write the same.
  return <time dateTime={at}>{moments().format(new Date(at)).replace(/\s/g, ' ')}</time>;
}
