import { easternMoment } from '@forecourt/domain/calendar/eastern-moment';
import type { Conversation, ConversationMessage } from '@forecourt/domain/lead/conversation';
import { QuoteComparison } from './quote/quote-comparison.tsx';
import { QuoteTable } from './quote/quote-table.tsx';

/** What both sides wrote, in the order in which they did. */
export function ConversationMessages({ conversation }: { readonly conversation: Conversation }) {
  const { messages, reader, asked } = conversation;
  if (messages.length === 0)
    return asked.length === 0 ? <p>Nothing has been written yet.</p> : null;
  return (
    <ol className="lead-messages">
      {messages.map((message) => (
        <li key={message.id} className={message.from === reader ? 'lead-own' : undefined}>
          <div>
            <p>{message.text}</p>
            {message.quote && <QuoteTable lines={message.quote.lines} />}
          </div>
          <small>
            {`${speakerOf(message, conversation)}, `}
            <Moment at={message.sentAt} />
          </small>
          {message.quote && reader === 'shopper' && <QuoteComparison quote={message.quote} />}
        </li>
      ))}
    </ol>
  );
}

/** An offer, a time to drive the car or a deal to hold it for, which are no words of the message. */
export function AskedFor({ conversation }: { readonly conversation: Conversation }) {
  const { asked, reader, shopperName } = conversation;
  if (asked.length === 0) return null;
  const name = reader === 'shopper' ? 'Your request' : `The request of ${shopperName}`;
  return (
    <section className="lead-asked" aria-label={name}>
      <h2>{name}</h2>
      <dl>
        {asked.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="ui-number">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function speakerOf({ from }: ConversationMessage, conversation: Conversation): string {
  if (from === conversation.reader) return 'You';
  return from === 'seller' ? conversation.sellerName : conversation.shopperName;
}

function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{easternMoment(new Date(at))}</time>;
}
