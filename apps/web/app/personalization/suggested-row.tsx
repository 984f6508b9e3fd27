import type { SuggestedCars } from '@forecourt/domain/account/suggested-cars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { useEffect, useRef, useState } from 'react';
import historyStyles from '../history/history.css?url';
import { RecentCard } from '../history/recent-card.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { findSuggestions, type SuggestionPlace } from './find-suggestions.ts';
import { choosePersonal } from './personal-choice.ts';

/** Cars like those that were looked at, with the reason, and how to see none of it. */
export default function SuggestedRow({ place }: { readonly place: SuggestionPlace }) {
  const [found, setFound] = useState<SuggestedCars | null>(null);
  const [isOff, setIsOff] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { origin, zip, fuel, consumerId } = place;

  useEffect(() => {
    const stop = new AbortController();
    void findSuggestions({ origin, zip, fuel, consumerId }, stop.signal).then((suggested) => {
      if (!stop.signal.aborted) setFound(suggested);
    });
    return () => stop.abort();
  }, [origin, zip, fuel, consumerId]);

  useEffect(() => {
    // The button that was pressed is gone: the keyboard stays near.
    if (isOff) status.current?.focus();
  }, [isOff]);

  function choose(isWanted: boolean) {
    choosePersonal(isWanted);
    setIsOff(!isWanted);
  }

  if (found === null) return null;
  return (
    <>
      <link rel="stylesheet" href={historyStyles} precedence="default" />
      {isOff ? (
        <p className="history-forgotten" role="status" ref={status} tabIndex={-1}>
          No more suggestions by what you looked at.{' '}
          <button type="button" className="ui-link" onClick={() => choose(true)}>
            Undo
          </button>
        </p>
      ) : (
        <section className="history-recent ui-not-printed" aria-labelledby="suggested-heading">
          <div className="history-head">
            <h2 id="suggested-heading">More {found.kind}</h2>
            <button type="button" className="ui-link ui-touch" onClick={() => choose(false)}>
              No such suggestions
            </button>
          </div>
          <p>
            {found.because}.{' '}
            <PageLink className="ui-link" to={found.href}>
              See {found.total === 1 ? 'it' : `all ${carWords(found.total)}`}
            </PageLink>
          </p>
          <ul className="history-cars">
            {found.cars.map((car) => (
              <RecentCard key={car.id} car={car} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
