import { wholeMinutes } from '@forecourt/domain/calendar/time-spans';
import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import type { Asked } from '@forecourt/web/back-office/office';
import type { AskedInbox, ListedConversation } from '@forecourt/web/dealer-portal/inbox-view';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import { estimateForConversation } from '../../leads/quotes/estimate-for-conversation.ts';
import { type DealerClock, dealerClock } from '../dealer-clock.ts';
import type { AtPortal, PortalParts } from '../portal-parts.ts';
import type { View } from '../view.ts';
import { readAnswerFigures } from './answer-figures.ts';
import { carWhenAsked, findConversationCar } from './find-conversation-car.ts';
import { type FoundConversation, findConversations } from './find-conversations.ts';
import { findThread } from './find-thread.ts';
import { writerOf } from './writer-of.ts';

/** The conversations of the dealer, and one of them: the one that is asked for, else the first of the list. */
export const inboxView: View<PortalViews['inbox']> = {
  async read(parts, { conversation, ...more }, at) {
    const { calls, dealer, now } = at;
    const asked = readAsked(more);
    const clock = dealerClock(dealer, now);
    const { found, isMore } = await calls.require('dealer-portal', () =>
      findConversations(parts.database, dealer.id, { ...asked, isDone: asked.show === 'done' }),
    );
    const chosen = await readChosen(parts, conversation ?? found[0]?.id, at);
    if (conversation !== undefined && chosen === null) return null;
    const figures = await calls.attempt(
      'dealer-answers',
      () => readAnswerFigures(parts.database, dealer.id, clock),
      null,
    );
    const listed = found.map((one) => listedOf(one, clock, at));
    return {
      asked,
      isMore,
      waiting: listed.filter(({ isWaiting }) => isWaiting),
      others: listed.filter(({ isWaiting }) => !isWaiting),
      figures,
      chosen: chosen && { ...chosen, isAsked: conversation !== undefined },
    };
  },
};

/** Pages that an address may name: of more conversations than any dealer has. */
const lastPage = 10_000;

function readAsked({ show, text = '', page = '' }: Asked): AskedInbox {
  return {
    show: show === 'done' ? 'done' : 'open',
    text: text.trim(),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

async function readChosen(parts: PortalParts, id: string | undefined, at: AtPortal) {
  if (id === undefined) return null;
  const found = await at.calls.require('dealer-portal', () => findThread(parts.database, id, at));
  if (!found) return null;
  const { thread, vehicle, link } = found;
  const car = await at.calls.attempt(
    'dealer-asked-car',
    () => findConversationCar(parts, vehicle),
    carWhenAsked(vehicle),
  );
  const estimate = await at.calls.attempt(
    'dealer-quote',
    () => estimateForConversation(parts, link),
    null,
  );
  return { thread, car, estimate };
}

function listedOf(found: FoundConversation, clock: DealerClock, at: AtPortal): ListedConversation {
  const { id, name, carName, kind, isWaiting, lastWords, isLastOurs, lastAt } = found;
  const waits = wholeMinutes(at.now - found.shopperAt);
  const took = found.answeredMs === null ? null : wholeMinutes(found.answeredMs);
  return {
    id,
    name,
    carName,
    kind,
    isWaiting,
    lastWords,
    lastWriter: isLastOurs ? writerOf(found, at) : null,
    lastAt: clock.shortOf(lastAt),
    waits: isWaiting ? answerTimeWords(waits) : null,
    answeredIn: took === null ? null : answerTimeWords(took),
  };
}
