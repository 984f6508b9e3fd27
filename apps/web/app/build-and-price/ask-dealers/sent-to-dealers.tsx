import { conversationPath } from '@forecourt/domain/lead/conversation';
import { NextSteps } from '../../leads/sending/sent-notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { SentDealerShown } from './sent-dealers-data.ts';

const steps = [
  {
    title: 'Your messages are stored',
    words: 'They are on their way, and sent again until they arrive.',
  },
  {
    title: 'A copy of each for you',
    words: 'They come by email, with the links to these conversations.',
  },
  {
    title: 'Their prices',
    words:
      'You are told of each answer by email. A quote that a dealer gives here stands line by line, fees and tax included, beside our own sum.',
  },
];

/** Who was asked, and what happens next. */
export function SentToDealers({ dealers }: { readonly dealers: readonly SentDealerShown[] }) {
  return (
    <>
      <ul className="build-sent">
        {dealers.map(({ listingId, token, seller, car }) => (
          <li key={listingId}>
            <span>
              <b>{seller}</b>
              {car !== null && <small>{car}</small>}
            </span>
            {token === null ? (
              <small>They have it already</small>
            ) : (
              <PageLink className="ui-link" to={conversationPath(token)} rel="nofollow">
                See the conversation
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      <NextSteps steps={steps} />
    </>
  );
}
