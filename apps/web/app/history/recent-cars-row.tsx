import type { RecentCar } from '@forecourt/domain/account/recent-inventory';
import { useEffect, useRef, useState } from 'react';
import { forgetHistory } from './fetch-history.ts';
import styles from './history.css?url';
import { readOwner } from './read-owner.ts';
import { findRecentCars } from './recent-answers.ts';
import { RecentCard } from './recent-card.tsx';
import { forgetCars } from './remembered-cars.ts';

interface RecentCarsRowProps {
  /** Ids of the cars that were looked at, the last first. */
  readonly seen: readonly number[];
  readonly except: readonly number[];
  readonly compareHref: ((id: number) => string) | undefined;
}

/** Cars side by side; those that have no room are scrolled to. */
export default function RecentCarsRow({ seen, except, compareHref }: RecentCarsRowProps) {
  const [cars, setCars] = useRecentCars(seen.join());
  const [isForgotten, setIsForgotten] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const shown = cars.filter(({ id }) => !except.includes(id));

  useEffect(() => {
    // The button that was pressed is gone: the keyboard stays near.
    if (isForgotten) status.current?.focus();
  }, [isForgotten]);

  function forget() {
    forgetCars();
    void forgetHistory().catch(reportError);
    setCars([]);
    setIsForgotten(true);
  }

  if (shown.length === 0 && !isForgotten) return null;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {isForgotten ? (
        <p className="history-forgotten" role="status" ref={status} tabIndex={-1}>
          This browser has forgotten the cars that you looked at.
        </p>
      ) : (
        <section className="history-recent ui-not-printed" aria-labelledby="recent-cars-heading">
          <div className="history-head">
            <h2 id="recent-cars-heading">Recently viewed</h2>
            <button type="button" className="ui-link ui-touch" onClick={forget}>
              Forget these cars
            </button>
          </div>
          <p>{readOwner() !== null ? 'Kept with your account.' : 'Kept in this browser only.'}</p>
          <ul className="history-cars">
            {shown.map((car) => (
              <RecentCard key={car.id} car={car} compareHref={compareHref?.(car.id)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/**
 * None until they are there, and none when they cannot be had.
 *
 * @param seen changes when the account tells of more cars: it may answer after the first are shown
 */
function useRecentCars(seen: string) {
  const [cars, setCars] = useState<readonly RecentCar[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered is read anew
  useEffect(() => {
    const stop = new AbortController();
    void findRecentCars(stop.signal).then((found) => {
      if (!stop.signal.aborted) setCars(found);
    });
    return () => stop.abort();
  }, [seen]);
  return [cars, setCars] as const;
}
