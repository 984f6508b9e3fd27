import { storageKeys } from '@forecourt/domain/account/storage-keys';
import {
  type CompareChange,
  parseComparedCars,
  toggleCompared,
} from '@forecourt/domain/compare/compared-cars';
import { readOwner } from '../history/read-owner.ts';
import { keepForYears, onForgotten, readKept } from '../ui/kept-text.ts';

/** What the page knows of the cars that are compared. */
export interface Comparison {
  readonly ids: readonly number[];
  /** Whether the boxes and the drawer are put away. */
  readonly isHidden: boolean;
  /** What was done last, to be read out; null when nothing was. */
  readonly last: CompareChange | null;
  /** How often something was done: what is said twice is said again. */
  readonly changes: number;
}

const none: Comparison = { ids: [], isHidden: false, last: null, changes: 0 };

let present = none;
const listeners = new Set<() => void>();

function set(next: Partial<Comparison>): void {
  present = { ...present, ...next };
  for (const listener of listeners) listener();
}

const read = (): readonly number[] => parseComparedCars(readKept(storageKeys.comparedCars));

const store = (ids: readonly number[]): void =>
  keepForYears(storageKeys.comparedCars, JSON.stringify(ids));

function keep(ids: readonly number[], last: CompareChange): void {
  store(ids);
  set({ ids, last, changes: present.changes + 1 });
  if (last !== 'refused' && readOwner() !== null)
    import('./account-comparison.ts').then(
      ({ tellComparison }) => tellComparison(ids),
      reportError,
    );
}

/** Nobody pressed anything: nothing is read out. */
function take(ids: readonly number[]): void {
  store(ids);
  set({ ids });
}

function reload(): void {
  set({ ids: read() });
}

/** The cars that this browser compares, kept in it, and in the account of whoever is signed in. */
export const comparedCars = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => present,
  /** Before the page has looked into the browser. */
  unknown: () => none,
  /** Looks into the browser, and again when another page changes it. */
  start(): () => void {
    reload();
    const stopHearing = onForgotten(reload);
    addEventListener('storage', reload);
    addEventListener('pageshow', reload);
    return () => {
      stopHearing();
      removeEventListener('storage', reload);
      removeEventListener('pageshow', reload);
    };
  },
  /**
   * Brings them to the account of whoever signed in, and has those of the account.
   *
   * @param hasLeft whether they signed out meanwhile, in another window
   */
  async merge(hasLeft: () => boolean): Promise<void> {
    const { mergeComparison } = await import('./account-comparison.ts');
    const here = read();
    const merged = await mergeComparison(here);
    // A box that was pressed meanwhile is brought, too.
    if (String(read()) !== String(here)) return comparedCars.merge(hasLeft);
    if (merged !== null && !hasLeft()) take(merged);
  },
  toggle(id: number): void {
    const { ids, change } = toggleCompared(read(), id);
    keep(ids, change);
  },
  remove(id: number): void {
    keep(
      read().filter((one) => one !== id),
      'removed',
    );
  },
  clear: () => keep([], 'removed'),
  hide: (isHidden: boolean) => set({ isHidden }),
};
