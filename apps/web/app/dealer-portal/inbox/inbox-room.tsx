import type { Room, Undone } from '../enter-portal.ts';
import { AnswerBand } from './answer-band.tsx';
import { AskedCarPanel } from './asked-car-panel.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { InboxView } from './inbox-view.ts';
import { ThreadPanel } from './thread-panel.tsx';

interface InboxRoomProps {
  readonly room: Room<InboxView>;
  readonly undone: Undone | null;
  /** Of the sentence that an answer begins with, as the address says it. */
  readonly starter: string | null;
}

/** Who wrote, one conversation, and the car that it is about. */
export function InboxRoom({ room, undone, starter }: InboxRoomProps) {
  const { frame, shown, said, unsent } = room;
  const { asked, chosen, figures, waiting } = shown;
  const isFirst = asked.show === 'open' && asked.text === '' && asked.page === 1;
  const longest = isFirst ? (waiting[0]?.waits ?? null) : null;
  return (
    <div className="portal-inbox" data-pane={chosen?.isAsked ? 'thread' : 'list'}>
      <h1 className="ui-visually-hidden">Inbox</h1>
      <AnswerBand figures={figures} waiting={frame.counts?.waiting ?? null} longest={longest} />
      <div className="portal-panes">
        <ConversationList frame={frame} shown={shown} />
        {chosen && (
          <>
            <ThreadPanel
              key={chosen.thread.id}
              frame={frame}
              thread={chosen.thread}
              estimate={chosen.estimate}
              isGone={!chosen.car.isForSale}
              asked={shown.asked}
              said={said}
              undone={undone ?? unsent}
              starter={starter}
            />
            <AskedCarPanel car={chosen.car} thread={chosen.thread} />
          </>
        )}
      </div>
    </div>
  );
}
