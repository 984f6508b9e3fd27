import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import { leadKindNames } from '@forecourt/domain/lead/lead-kind-names';
import type { WrittenLeadKind } from '@forecourt/domain/lead/lead-request';
import { CalendarCheck, Clock, KeyRound, type LucideIcon, Mail, Reply, Tag } from 'lucide-react';
import { roomPath } from '../portal-links.ts';
import type { PortalFrame } from '../services.ts';
import type { InboxView, ListedConversation } from './inbox-view.ts';

const icons: Readonly<Record<WrittenLeadKind, LucideIcon>> = {
  ...{ email: Mail, 'one-click': Mail, chat: Mail },
  ...{ 'test-drive': KeyRound, 'make-offer': Tag, reserve: CalendarCheck },
};

interface ConversationListProps {
  readonly frame: PortalFrame;
  readonly shown: InboxView;
}

/** Everybody who wrote: those who wait stand first. */
export function ConversationList({ frame, shown }: ConversationListProps) {
  const { show, waiting, others, mostListed, chosen } = shown;
  const itemsOf = (listed: readonly ListedConversation[]) => (
    <ul>
      {listed.map((one) => (
        <Item
          key={one.id}
          one={one}
          frame={frame}
          show={show}
          isChosen={one.id === chosen?.thread.id}
        />
      ))}
    </ul>
  );
  return (
    <section className="portal-list" aria-label="Conversations">
      <header>
        <h2>Inbox</h2>
        <nav className="portal-switch" aria-label="Show">
          {(['open', 'done'] as const).map((name) => (
            <a
              key={name}
              href={roomPath('/dealer-portal/inbox', frame, name === 'done' ? { show: name } : {})}
              aria-current={name === show ? 'true' : undefined}
            >
              {name === 'open' ? 'Open' : 'Done'}
            </a>
          ))}
        </nav>
      </header>
      {waiting.length > 0 && (
        <>
          <h3>Waiting for you, longest first</h3>
          {itemsOf(waiting)}
        </>
      )}
      {show === 'open' && waiting.length === 0 && <NobodyWaits figures={shown.figures} />}
      {others.length > 0 && (
        <>
          <h3>{show === 'open' ? 'Answered' : 'Done'}</h3>
          {itemsOf(others)}
        </>
      )}
      {show === 'done' && others.length === 0 && (
        <p className="portal-nobody">Nothing was put away yet.</p>
      )}
      {mostListed !== null && (
        <p className="portal-nobody">{`Of more than ${mostListed}, these stand first.`}</p>
      )}
    </section>
  );
}

function NobodyWaits({ figures }: Pick<InboxView, 'figures'>) {
  const last = figures?.last;
  return (
    <p className="portal-nobody">
      <b>Nobody is waiting.</b>
      {last && ` The last first answer went out ${last.at}`}
      {last?.minutes && `, after ${answerTimeWords(last.minutes)}`}
      {last && '.'}
    </p>
  );
}

interface ItemProps {
  readonly one: ListedConversation;
  readonly frame: PortalFrame;
  readonly show: InboxView['show'];
  readonly isChosen: boolean;
}

function Item({ one, frame, show, isChosen }: ItemProps) {
  const { id, name, carName, kind, waits, answeredIn, lastWords, isLastOurs, lastAt } = one;
  const Icon = icons[kind];
  const more = { conversation: id, ...(show === 'done' && { show }) };
  return (
    <li>
      <a
        href={roomPath('/dealer-portal/inbox', frame, more)}
        aria-current={isChosen ? 'true' : undefined}
      >
        <b>{name}</b>
        {waits === null ? (
          <span>{lastAt}</span>
        ) : (
          <strong>
            <Clock className="ui-icon" size={12} aria-hidden="true" />
            <span className="ui-visually-hidden">has waited </span>
            {waits}
          </strong>
        )}
        <span className="portal-of">{carName}</span>
        <span className="portal-how">
          {waits === null && answeredIn !== null ? (
            <>
              <Reply className="ui-icon" size={12} aria-hidden="true" />
              <span className="ui-visually-hidden">first answer </span>
              in {answeredIn}
            </>
          ) : (
            <>
              <Icon className="ui-icon" size={14} aria-hidden="true" />
              <span className="ui-visually-hidden">{leadKindNames[kind]}</span>
            </>
          )}
        </span>
        <span className="portal-words">
          {isLastOurs && 'You: '}
          {lastWords}
        </span>
      </a>
    </li>
  );
}
