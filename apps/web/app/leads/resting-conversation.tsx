import { NotArrived } from '../ui/answers/not-arrived.tsx';
import { type RefusedReply, Reply } from './reply.tsx';

/** Why nothing was sent, with what was typed, or that the conversation may not have ended. */
export interface NotSent extends RefusedReply {
  readonly isNotEnded?: boolean;
}

/** What is said where a conversation may not have ended. */
export const notEnded = ({ isNotEnded }: NotSent) =>
  isNotEnded && <NotArrived>Not ended</NotArrived>;

interface RestingProps {
  readonly maxLength: number;
  readonly refused: NotSent | null;
}

/** Until it can be read again. */
export function RestingConversation({ maxLength, refused }: RestingProps) {
  return (
    <main id="main" className="ui-wrap lead-page ui-stack-large">
      <h1>Messages</h1>
      <p className="ui-alert" role="alert">
        They cannot be shown just now: what keeps them does not answer. Nothing was lost; open this
        page again in a little while.
      </p>
      {refused && (
        <Reply
          maxLength={maxLength}
          refused={refused}
          quote={null}
          other="the other side"
          sent={0}
          notEnded={notEnded(refused)}
        />
      )}
    </main>
  );
}
