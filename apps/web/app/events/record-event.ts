import { storageKeys } from '@forecourt/domain/account/storage-keys';
import {
  maxEvents,
  type PageName,
  requestIdPattern,
  type ShopperAct,
  type ShopperEvent,
} from '@forecourt/domain/event/shopper-event';
import { keepForVisit, readKept } from '../ui/kept-text.ts';
import { optsOut } from '../ui/opts-out.ts';

const address = '/cars-for-sale/events/note';

/** Milliseconds that an event waits for others to go with it. */
const pauseMs = 3000;

let waiting: ShopperEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let present: PageName | undefined;

/**
 * Tells the marketplace what its shopper does, together with what else is told soon, and at the latest
 * when the page is left. Nothing of it says who that is; that it gets lost keeps nobody from anything.
 */
export function recordEvent(act: ShopperAct): void {
  if (optsOut()) return;
  const requestId = readRequestId();
  waiting.push({ page: present, ...act, ...(requestId !== undefined && { requestId }) });
  if (waiting.length >= maxEvents) sendEvents();
  else timer ??= setTimeout(sendEvents, pauseMs);
}

/** Sends what waits. */
export function sendEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify({ events: waiting })], { type: 'application/json' });
  waiting = [];
  try {
    navigator.sendBeacon(address, body);
  } catch (error) {
    reportError(error);
  }
}

/** Says which page events are of from now on; undefined for one that has no name. */
export function nameEventPage(page: PageName | undefined): void {
  present = page;
}

/** Begins a page of results: what follows is told to have begun with it. */
export function beginResults(): void {
  if (optsOut()) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keepForVisit(storageKeys.requestId, id);
}

function readRequestId(): string | undefined {
  const kept = readKept(storageKeys.requestId);
  return kept !== null && requestIdPattern.test(kept) ? kept : undefined;
}
