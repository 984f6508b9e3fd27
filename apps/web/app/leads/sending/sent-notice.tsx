import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import { conversationPath } from '@forecourt/domain/lead/conversation';
import { dollars } from '@forecourt/domain/money/dollars';
import { PageLink } from '../../ui/page-link.tsx';
import type { ContactData } from '../contact-data.ts';

interface SentNoticeProps {
  readonly contact: Pick<ContactData, 'sellerName' | 'answerMinutes'>;
  readonly sent: SentToSeller;
}

export interface SentToSeller {
  /** Of the shopper's link to the conversation; null when it was sent before, and is known by email. */
  readonly token: string | null;
  /** What was offered, in whole dollars; null where nothing was. */
  readonly offer: number | null;
}

/** What happens next with what was sent. */
export function SentNotice({ contact: { sellerName, answerMinutes }, sent }: SentNoticeProps) {
  const { token, offer } = sent;
  return (
    <div className="ui-stack-large">
      <NextSteps steps={stepsOf(sellerName, answerMinutes, { isNew: token !== null, offer })} />
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

function stepsOf(
  sellerName: string,
  answerMinutes: number | null,
  { isNew, offer }: { readonly isNew: boolean; readonly offer: number | null },
) {
  const stored = {
    title: `Your ${offer === null ? 'message' : `offer of ${dollars(offer)}`} is stored`,
    words: `It is on its way to ${sellerName}, and sent again until it arrives.`,
  };
  const known = {
    title: 'They have it already',
    words: `You asked ${sellerName} about this car a moment ago. What was new in your message was added to it.`,
  };
  const copy = {
    title: 'A copy for you',
    words: 'It comes by email, with the link to this conversation.',
  };
  const usual =
    answerMinutes === null
      ? ''
      : `Half of their answers come within ${answerTimeWords(answerMinutes)}. `;
  const answer = {
    title: 'Their answer',
    words: `${usual}You are told by email and can answer here.`,
  };
  return [isNew ? stored : known, copy, answer];
}

interface NextStepsProps {
  readonly steps: readonly { readonly title: string; readonly words: string }[];
}

/** What happens next with what was sent, in its order. */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol className="lead-next">
      {steps.map(({ title, words }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}
