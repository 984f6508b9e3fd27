import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieNames } from '@forecourt/domain/account/cookies';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { recordEvent } from '../events/record-event.ts';
import { rememberProvisional, settleProvisional } from './provisional-car.ts';

/** Which cars this browser saved, as far as it knows, and what went wrong last. */
export interface SavedState {
  readonly ids: ReadonlySet<number>;
  /** Whether `ids` is all that is saved, and not only what was saved on this page. */
  readonly isWhole: boolean;
  /** Null until it is known. */
  readonly count: number | null;
  /** What to tell the shopper; null when all is well. */
  readonly notice: SavedNotice | null;
}

interface SavedNotice {
  readonly text: string;
  /** Told again even where it is the same. */
  readonly key: number;
}

export const savedPath = '/cars-for-sale/saved';
const address = '/cars-for-sale/saved-listings';

/** What the server renders, and every page starts with: it is the same for everybody. */
export const nothingKnown: SavedState = {
  ids: new Set(),
  isWhole: false,
  count: null,
  notice: null,
};

let state = nothingKnown;
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();
/** What the hearts that were pressed on this page say; they are right even where an answer is older. */
const pressed = new Map<number, boolean>();
/** Cars of which the server is being told, each until it knows. */
const busy = new Map<number, Promise<void>>();

function change(next: Partial<SavedState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const readSaved = (): SavedState => state;

export function subscribeToSaved(listener: () => void): () => void {
  listeners.add(listener);
  void loadSaved();
  return () => listeners.delete(listener);
}

/** How many cars the server said are saved; 0 in a browser that saved none. */
function countInCookie(): number {
  const count = cookieValue(document.cookie, cookieNames.savedCount) ?? '';
  return /^\d{1,6}$/.test(count) ? Number(count) : 0;
}

/** Asks once which cars are saved, and not at all in a browser that saved none. */
function loadSaved(): Promise<void> {
  if (asked !== null) return asked;
  const count = countInCookie();
  asked = count === 0 ? Promise.resolve() : fetchSaved();
  if (state.count === null) change({ count });
  document.addEventListener('visibilitychange', takeNews);
  return asked;
}

/** Takes over what other pages of this browser did while this one was not seen: saved cars, signed in or out. */
function takeNews(): void {
  const count = countInCookie();
  if (document.hidden || count === state.count || busy.size > 0) return;
  pressed.clear();
  if (count === 0) takeSaved([]);
  else void fetchSaved();
}

async function fetchSaved(): Promise<void> {
  try {
    const answer = await fetch(address);
    if (answer.ok) takeSaved(((await answer.json()) as Saved).listingIds);
  } catch {
    // Hearts stay empty: to save a car again changes nothing.
  }
}

interface Saved {
  readonly listingIds: readonly number[];
}

/** Takes over all that is saved, but for cars whose hearts were pressed meanwhile. */
export function takeSaved(listingIds: readonly number[]): void {
  const ids = new Set(listingIds);
  for (const [id, isSaved] of pressed) put(ids, id, isSaved);
  change({ ids, isWhole: true, count: ids.size });
}

function put(ids: Set<number>, id: number, isSaved: boolean): void {
  if (isSaved) ids.add(id);
  else ids.delete(id);
}

function show(id: number, isSaved: boolean, notice: SavedNotice | null): void {
  const ids = new Set(state.ids);
  put(ids, id, isSaved);
  const count = Math.max(0, (state.count ?? 0) + (isSaved ? 1 : -1));
  change({ ids, count, notice });
}

/**
 * Fills or empties a heart at once and tells the server; what it refuses is undone and said. Beyond the most
 * that a visitor may save sign-in is opened; until it ends the heart stays full where cars are added
 * provisionally.
 */
export function setSaved(id: number, isSaved: boolean, car: PressedCar): void {
  pressed.set(id, isSaved);
  show(id, isSaved, null);
  // Pressed again while the server is told: it is told of the last press afterwards.
  if (!busy.has(id)) busy.set(id, tellLastPress(id, isSaved, car));
}

interface PressedCar {
  readonly name: string;
  readonly isProvisional?: boolean;
}

/** Until the server knows of every heart that was pressed, and was refused or not: an answer before is older. */
export async function untilToldSaved(): Promise<void> {
  await Promise.all(busy.values());
}

async function tellLastPress(
  id: number,
  isSaved: boolean,
  { name, isProvisional = false }: PressedCar,
): Promise<void> {
  let told = isSaved;
  let result = await tell(id, told, name);
  /** What the server has of it. */
  let known = isDone(result) ? told : !told;
  while (pressed.get(id) !== told) {
    told = !told;
    result = await tell(id, told, name);
    if (isDone(result)) known = told;
  }
  busy.delete(id);
  if (isDone(result)) {
    if (told) recordEvent({ kind: 'save', listingId: id });
    return takeSaved(result.listingIds);
  }
  if (result === null && isProvisional) rememberProvisional({ id, name }, Date.now());
  else pressed.delete(id);
  if (result === null) {
    if (!isProvisional) show(id, !told, null);
    const here = `${window.location.pathname}${window.location.search}`;
    return window.location.assign(signInPath(here, 'signup', 'saved'));
  }
  // Where no press arrived, the last one asks for what is.
  if (known !== told) show(id, known, { text: result, key: Date.now() });
}

const isDone = (result: Saved | string | null): result is Saved =>
  result !== null && typeof result !== 'string';

/** @returns what is saved then, or why it was not done in a sentence; null where no more is kept without an account */
async function tell(id: number, isSaved: boolean, name: string): Promise<Saved | string | null> {
  const done = isSaved ? 'saved' : 'removed';
  try {
    const answer = isSaved
      ? await fetch(address, {
          method: 'POST',
          keepalive: true,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ listingId: id }),
        })
      : await fetch(`${address}/${id}`, { method: 'DELETE', keepalive: true });
    if (answer.ok) return await answer.json();
    const { code } = (await answer.json()) as { code?: string };
    if (code === 'too_many') return null;
    if (code === 'not_found') return `The ${name} is not for sale anymore and was not ${done}.`;
  } catch {
    // The network or the answer failed: said below.
  }
  return `The ${name} could not be ${done}. Try again in a moment.`;
}

/** Keeps a provisional car for good, or removes it, when sign-in has ended. */
export function endProvisional(page: {
  readonly isSigningIn: boolean;
  readonly isSignedIn: boolean;
}): void {
  const end = settleProvisional(page, Date.now());
  if (end === null) return;
  const { id, name } = end.car;
  if (end.kind === 'signed-in') {
    setSaved(id, true, { name });
    return;
  }
  if (pressed.delete(id)) show(id, false, null);
  const text = `The ${name} was not saved: that needs an account.`;
  change({ notice: { text, key: Date.now() } });
}

/** Says no more what went wrong. */
export function dismissNotice(): void {
  change({ notice: null });
}
