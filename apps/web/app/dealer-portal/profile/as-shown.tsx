import { dealerPath } from '@forecourt/domain/dealer/dealer-path';
import { answerTimeWords } from '@forecourt/domain/lead/answer-time';
import { ratingWords } from '@forecourt/domain/listing/rating-words';
import { Box } from '../../back-office/box.tsx';
import { DealerContent } from '../../dealers/dealer-content.tsx';
import type { PortalFrame } from '../services.ts';
import type { ProfileView, WordsPreview } from './profile-view.ts';

interface AsShownProps {
  readonly frame: PortalFrame;
  readonly shown: ProfileView;
}

/** What shoppers see of the dealer, its words cleaned as its page cleans them. */
export function AsShown({ frame, shown }: AsShownProps) {
  const { name, place, rating, reviewCount, opening, hours, answerMinutes } = shown.shown;
  return (
    <aside className="portal-shown" aria-label="As shoppers see it">
      <Box title="As shoppers see it">
        <div className="office-box-body">
          <p className="portal-name">
            <b>{name}</b>
            <small>
              {rating !== null && `${ratingWords(rating, reviewCount)} · `}
              {place}
            </small>
          </p>
          <Words words={{ line: shown.line || null, content: shown.said?.content ?? [] }} />
          {opening !== null && <p>{opening}</p>}
          <dl className="portal-facts">
            {hours.map(({ label, words: open, isToday }) => (
              <div key={label}>
                <dt>{isToday ? `Today, ${label}` : label}</dt>
                <dd className="ui-number">{open}</dd>
              </div>
            ))}
            {answerMinutes !== null && (
              <div>
                <dt>Half of answers come within</dt>
                <dd className="ui-number">{answerTimeWords(answerMinutes)}</dd>
              </div>
            )}
          </dl>
          <a
            className="ui-button ui-button-secondary ui-button-wide"
            href={dealerPath(frame.dealer)}
          >
            Open your page
          </a>
        </div>
      </Box>
    </aside>
  );
}

/** A line and words of a dealer, as its page has them. */
export function Words({ words: { line, content } }: { readonly words: WordsPreview }) {
  return (
    <>
      {line && <p>“{line}”</p>}
      <div className="portal-html">
        <DealerContent nodes={content} />
      </div>
      {line === null && content.length === 0 && (
        <p className="portal-note">Nothing is said of you in your own words.</p>
      )}
    </>
  );
}
