import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import { leadKindNames } from '@forecourt/domain/lead/lead-kind-names';
import type { WrittenLeadKind } from '@forecourt/domain/lead/lead-request';
import { CalendarCheck, Clock, KeyRound, type LucideIcon, Mail, Reply, Tag } from 'lucide-react';
import { SearchField } from '../../back-office/search-field.tsx';
import type { PortalFrame } from '../services.ts';
import { inboxHref, inboxPath, inboxPlaces } from './inbox-address.ts';
import type { AskedInbox, InboxView, ListedConversation } from './inbox-view.ts';

const icons: Readonly<Record<WrittenLeadKind, LucideIcon>> = {
  email: Mail,
  'one-click': Mail,
  chat: Mail,
  'test-drive': KeyRound,
  'make-offer': Tag,
  reserve: CalendarCheck,
};

interface ConversationListProps {
  readonly frame: PortalFrame;
  readonly shown: InboxView;
}

/** Everybody who wrote: those who wait stand first. */
export function ConversationList({ frame, shown }: ConversationListProps) {
  const { asked, waiting, others, chosen } = shown;
  const { show } = asked;
  const itemsOf = (listed: readonly ListedConversation[]) => (
    <ul>
      {listed.map((one) => (
        <Item
          key={one.id}
          one={one}
          frame={frame}
          asked={asked}
          isChosen={one.id === chosen?.thread.id}
        />
      ))}
    </ul>
  );
  return (
    <section className="portal-list" id={inboxPlaces.list} tabIndex={-1} aria-label="Conversations">
      <header>
        <h2>Inbox</h2>
        <nav className="portal-switch" aria-label="Show">
          {(['open', 'done'] as const).map((name) => (
            <a
              key={name}
              href={`${inboxHref(frame, asked, { show: name, page: 1 })}#${inboxPlaces.list}`}
              aria-current={name === show ? 'true' : undefined}
            >
              {name === 'open' ? 'Open' : 'Done'}
            </a>
          ))}
        </nav>
      </header>
      <Find frame={frame} asked={asked} />
      {waiting.length > 0 && (
        <>
          <h3>Waiting for you, longest first</h3>
          {itemsOf(waiting)}
        </>
      )}
      {isWhole(asked) && show === 'open' && waiting.length === 0 && (
        <NobodyWaits figures={shown.figures} />
      )}
      {others.length > 0 && (
        <>
          <h3>{show === 'open' ? 'Answered' : 'Done'}</h3>
          {itemsOf(others)}
        </>
      )}
      {waiting.length + others.length === 0 && <Nobody asked={asked} />}
      <Pages frame={frame} shown={shown} />
    </section>
  );
}

/** Whether the list begins with the first of all. */
const isWhole = ({ text, page }: AskedInbox): boolean => text === '' && page === 1;

function Find({ frame, asked }: { readonly frame: PortalFrame; readonly asked: AskedInbox }) {
  return (
    <form className="portal-find" method="get" action={`${inboxPath}#${inboxPlaces.list}`}>
      {frame.dealers.length > 1 && <input type="hidden" name="dealer" value={frame.dealer.id} />}
      {asked.show === 'done' && <input type="hidden" name="show" value="done" />}
      <SearchField
        text={asked.text}
        label="Find conversations by name, car, stock number or VIN"
        hint="Name, car, stock or VIN"
      />
    </form>
  );
}

function Nobody({ asked: { show, text, page } }: { readonly asked: AskedInbox }) {
  if (page > 1) return <p className="portal-nobody">This page has none.</p>;
  if (text !== '')
    return <p className="portal-nobody">{`No name and no car has “${text}” in it.`}</p>;
  return show === 'done' ? <p className="portal-nobody">Nothing was put away yet.</p> : null;
}

function Pages({ frame, shown: { asked, isMore } }: ConversationListProps) {
  if (asked.page === 1 && !isMore) return null;
  const pageLink = (page: number, name: string) => (
    <a className="ui-button ui-button-secondary" href={inboxHref(frame, asked, { page })}>
      {name}
    </a>
  );
  return (
    <p className="office-more">
      <span>Page {asked.page}</span>
      <span className="office-space" />
      {asked.page > 1 && pageLink(asked.page - 1, 'Previous')}
      {isMore && pageLink(asked.page + 1, 'Next')}
    </p>
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
  readonly asked: AskedInbox;
  readonly isChosen: boolean;
}

function Item({ one, frame, asked, isChosen }: ItemProps) {
  const { id, name, carName, kind, waits, answeredIn, lastWords, lastWriter, lastAt } = one;
  const Icon = icons[kind];
  return (
    <li>
      <a
        href={`${inboxHref(frame, asked, {}, { conversation: id })}#${inboxPlaces.conversation}`}
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
          {lastWriter !== null && `${lastWriter}: `}
          {lastWords}
        </span>
      </a>
    </li>
  );
}
