import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import { conversationPath } from '@forecourt/domain/lead/conversation';
import { PageLink } from '../../ui/page-link.tsx';
import type { ContactData } from '../contact-data.ts';

interface SentNoticeProps {
  readonly contact: Pick<ContactData, 'sellerName' | 'answerMinutes'>;
  /** The shopper's link to the conversation; null when it was sent before, and is known by email. */
  readonly token: string | null;
}

/** What happens next with what was sent. */
export function SentNotice({ contact: { sellerName, answerMinutes }, token }: SentNoticeProps) {
  return (
    <div className="ui-stack-large">
      <ol className="lead-next">
        <li>
          <b>{token === null ? 'They have it already' : 'Your message is stored'}</b>
          <span>
            {token === null
              ? `You asked ${sellerName} about this car a moment ago. What was new in your message was added to it.`
              : `It is on its way to ${sellerName}, and sent again until it arrives.`}
          </span>
        </li>
        <li>
          <b>A copy for you</b>
          <span>It comes by email, with the link to this conversation.</span>
        </li>
        <li>
          <b>Their answer</b>
          <span>
            {answerMinutes !== null &&
              `Half of their answers come within ${answerTimeWords(answerMinutes)}. `}
            You are told by email and can answer here.
          </span>
        </li>
      </ol>
      {token !== null && (
        <PageLink
          className="ui-button ui-button-secondary ui-button-wide"
          to={conversationPath(token)}
          rel="nofollow"
        >
          See the conversation
        </PageLink>
      )}
    </div>
  );
}
