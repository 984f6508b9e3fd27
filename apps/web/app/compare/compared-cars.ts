import { storageKeys } from '@forecourt/domain/account/storage-keys';
import {
  type CompareChange,
  parseComparedCars,
  toggleCompared,
} from '@forecourt/domain/compare/compared-cars';
import { readOwner } from '../history/read-owner.ts';

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
/** Whether the browser keeps what it is given. */
let isKept = true;
const listeners = new Set<() => void>();

function set(next: Partial<Comparison>): void {
  present = { ...present, ...next };
  for (const listener of listeners) listener();
}

/** A browser that keeps nothing for us has what this page knows. */
function read(): readonly number[] {
  if (!isKept) return present.ids;
  try {
    return parseComparedCars(localStorage.getItem(storageKeys.comparedCars));
  } catch {
    return present.ids;
  }
}

function store(ids: readonly number[]): void {
  try {
    localStorage.setItem(storageKeys.comparedCars, JSON.stringify(ids));
  } catch {
    // Full, or closed to us: it lasts as long as this page.
    isKept = false;
  }
}

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
    addEventListener('storage', reload);
    addEventListener('pageshow', reload);
    return () => {
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
  /** Whoever had this browser has left it; their account knows. */
  forget: () => take([]),
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
