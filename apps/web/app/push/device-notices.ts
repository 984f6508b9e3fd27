import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { readToken } from './push-token.ts';
import { findWorker, isInstalled, registerWorker } from './worker.ts';

const address = '/cars-for-sale/consumer-device';

/** What came of asking: `later` is a browser that was asked and not answered. */
export type NoticeOutcome = 'on' | 'blocked' | 'later' | 'failed';

/** Whether notices can come here; on an iPhone or iPad only from the home screen. */
export function noticeSupport(): 'yes' | 'home-screen' | 'no' {
  const isWhole =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isWhole) return 'yes';
  return isApplePhone() && !isInstalled() ? 'home-screen' : 'no';
}

/** Newer iPads say that they are Macs. */
const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Asks by the browser's own prompt and registers the browser. Called by a press: browsers want that. */
export async function turnOnNotices(brand: string): Promise<NoticeOutcome> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') {
    // The browser shows none from now on, whether or not the server hears of it.
    await turnOffNotices().catch(reportError);
    return 'blocked';
  }
  if (permission !== 'granted') return 'later';
  const worker = await registerWorker();
  if (worker === null) return 'failed';
  try {
    return (await register(worker, brand)) ? 'on' : 'failed';
  } catch (error) {
    reportError(error);
    return 'failed';
  }
}

/** The server gives a registration a second and answers with nothing after that: asked again it is often done. */
const maxTries = 3;

async function register(worker: ServiceWorkerRegistration, brand: string): Promise<boolean> {
  const token = JSON.stringify(await subscribe(worker));
  for (let tries = 0; tries < maxTries; tries += 1) {
    if (!(await sendToken(token, brand))) continue;
    localStorage.setItem(storageKeys.pushToken, token);
    return true;
  }
  return false;
}

async function sendToken(token: string, brand: string): Promise<boolean> {
  const answer = await fetch(`${address}/browser`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ brand, pixall_id: ownName(), browser_token: token }),
  });
  const registered = answer.ok ? ((await answer.json()) as { pixall_id?: string }) : {};
  return registered.pixall_id !== undefined;
}

/** The subscription of this browser; one for a key that the marketplace no longer has is given up. */
async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { publicKey } = (await (await fetch(`${address}/key`)).json()) as { publicKey: string };
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const stale = await pushManager.getSubscription();
    if (stale === null) throw error;
    await stale.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** The name that this browser gave itself. */
function ownName(): string {
  const known = localStorage.getItem(storageKeys.pixallId);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(storageKeys.pixallId, made);
  return made;
}

/**
 * Removes the token of this browser, here and on the server. Either is enough for no notice to come: a service that
 * is sent one for a browser without a subscription says so.
 *
 * @throws where neither could be done, and notices come still
 */
export async function turnOffNotices(): Promise<void> {
  if (readToken() === null) return;
  const ways = await Promise.allSettled([unsubscribe(), forgetToken()]);
  if (ways.every(({ status }) => status === 'rejected'))
    throw new AggregateError(ways, 'Notices could not be turned off.');
  localStorage.removeItem(storageKeys.pushToken);
}

async function unsubscribe(): Promise<void> {
  const worker = await findWorker();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function forgetToken(): Promise<void> {
  const answer = await fetch(`${address}/browser`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`Removing the token was answered with ${answer.status}.`);
}

/** Keeps token and permission together: a browser that was blocked has none, one whose subscription changed another. */
export async function checkNotices(brand: string): Promise<void> {
  const token = readToken();
  if (token === null) return;
  if (Notification.permission !== 'granted') return turnOffNotices();
  const worker = await findWorker();
  const subscription = await worker?.pushManager.getSubscription();
  if (worker && JSON.stringify(subscription) !== token) await register(worker, brand);
}
