import { toCompareAddress } from '@forecourt/domain/compare/compare-address';
import { maxCompared } from '@forecourt/domain/compare/compared-cars';
import { zipOfAddress } from '@forecourt/domain/place/zip-input';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './compare-drawer.css?url';
import { comparedCars } from './compared-cars.ts';
import { findNames, type SlotName } from './find-names.ts';

/** The cars that are compared, at the foot of the page. */
export default function CompareDrawer({ ids }: { readonly ids: readonly number[] }): ReactNode {
  const names = useNames(ids);
  const { search } = useLocation();
  const zip = zipOfAddress(search);
  const room = maxCompared - ids.length;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <aside className="compare-drawer ui-not-printed" aria-label="Cars to compare">
        <div className="ui-wrap compare-drawer-inner">
          <ul>
            {ids.map((id) => (
              <Slot key={id} id={id} car={names.get(id)} />
            ))}
            {room > 0 && (
              <li className="compare-slot compare-empty">
                <Plus className="ui-icon" size={16} aria-hidden="true" />
                Add up to {room} more
              </li>
            )}
          </ul>
          <div className="compare-actions">
            <Link
              className="ui-button compare-now"
              to={toCompareAddress({ ids, onlyDifferences: false, zip })}
            >
              Compare now
            </Link>
            <button
              type="button"
              className="ui-button ui-button-quiet"
              onClick={() => leaveDrawer(comparedCars.clear)}
            >
              Clear
            </button>
          </div>
        </div>
      </aside>
    </>
  );
}

/** A car, or its place until its name is there. A car that is gone keeps its place until it is removed. */
function Slot({ id, car }: { readonly id: number; readonly car: SlotName | undefined }) {
  if (car === undefined)
    return <li className="compare-slot compare-placeholder" aria-busy="true" />;
  const known = car === 'lost' ? null : car;
  const name = known?.name ?? (car === null ? 'Car no longer for sale' : 'A car chosen before');
  return (
    <li className="compare-slot">
      <span className="compare-small ui-studio">
        {known && <img src={known.pictureUrl} alt="" width={68} height={51} />}
      </span>
      <span className="compare-words">
        <b>{name}</b>
        {known && <small>{[known.price, known.mileage].filter(Boolean).join(' · ')}</small>}
        {car === 'lost' && <small>Its name does not load just now</small>}
      </span>
      <button
        type="button"
        className="ui-close"
        aria-label={`Remove ${name}`}
        onClick={() => leaveDrawer(() => comparedCars.remove(id))}
      >
        <X className="ui-icon" size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

/** What some cars are called, by id; absent until it is told. */
function useNames(ids: readonly number[]): ReadonlyMap<number, SlotName> {
  const [names, setNames] = useState<ReadonlyMap<number, SlotName>>(new Map());
  const missing = ids.filter((id) => !names.has(id)).join(',');
  useEffect(() => {
    if (missing === '') return;
    const stop = new AbortController();
    void findNames(missing.split(',').map(Number), stop.signal).then((found) => {
      if (!stop.signal.aborted) setNames((before) => new Map([...before, ...found]));
    });
    return () => stop.abort();
  }, [missing]);
  return names;
}

/**
 * The button that was pressed goes: the keyboard stays in the drawer, or where the boxes are, and the page in
 * its place.
 */
function leaveDrawer(change: () => void): void {
  change();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const next =
      document.querySelector<HTMLElement>('.compare-drawer button') ??
      document.querySelector<HTMLElement>('.compare-toggle, .card-compare input');
    next?.focus({ preventScroll: true });
  });
}
