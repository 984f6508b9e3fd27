import { isOpenAd } from '@forecourt/domain/selling/private-ad';
import { PageLink } from '../../ui/page-link.tsx';
import { Moment } from '../moment.tsx';
import type { ManageView } from '../selling-views.ts';

import { BuyerFace } from './buyer-face.tsx';

/** Conversations that began with a question: those in which a buyer waits stand first. */
export function MessageList({ view: { head, messages } }: { readonly view: ManageView }) {
  const sorted = messages.toSorted(
    (a, b) => Number(b.isWaiting) - Number(a.isWaiting) || b.at - a.at,
  );
  return (
    <section className="sell-list" aria-labelledby="messages">
      <h2 id="messages">Questions</h2>
      {sorted.length === 0 ? (
        <p>
          {isOpenAd(head)
            ? 'None yet. You get an email with each. What is written about an offer stands with it.'
            : 'There were none. What was written about an offer stands with it.'}
        </p>
      ) : (
        <ul className="sell-offers">
          {sorted.map(({ id, name, at, words, replied, isWaiting, path }) => (
            <li key={id} className="sell-message">
              <BuyerFace name={name} />
              <div>
                <b>{name}</b>{' '}
                <small>
                  <Moment at={at} as="ago" />
                </small>
                <p>{replied === null ? words : `You: ${replied}`}</p>
              </div>
              <PageLink className="ui-button ui-button-secondary" to={path}>
                {isWaiting ? 'Answer' : 'Read'}
                <span className="ui-visually-hidden"> {name}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
