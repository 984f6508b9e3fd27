import { signInPath } from '@forecourt/domain/account/sign-in';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { appContext } from '../app-context.ts';
import { forgetForm, keepForm, readKeptForm, type TypedForm } from '../unsent-forms/unsent-form.ts';
import { lostSentence, undone, undoneAndKept } from './done-sentences.ts';
import type { PortalViews } from './portal-views.ts';
import type { ActAnswer, Asked, Portal, PortalFrame } from './services.ts';
import { readTexts, type Undone } from './undone.ts';

/** Rooms are this browser's alone, and no robot's. */
export const portalHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** What loaders and actions are called with, as far as rooms need it. */
interface Visit {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Lets who asks in, or leads to sign in; strangers find nothing here.
 *
 * @param back where to after that
 * @param keep what the browser keeps of a form until then, each a `Set-Cookie`
 */
export async function enterPortal(
  { url, context }: Omit<Visit, 'request'>,
  back = `${url.pathname}${url.search}`,
  keep: () => Promise<readonly string[]> = async () => [],
): Promise<Portal> {
  const app = context.get(appContext);
  // The page is never anybody else's.
  app.asker();
  const entry = await app.services.enterPortal(url.searchParams.get('dealer'));
  if (entry.status === 'ENTERED') return entry.portal;
  if (entry.status === 'STRANGER') throw missing();
  throw redirect(signInPath(back), { status: 303, headers: withCookies(await keep()) });
}

const missing = () => data(null, { status: 404, headers: portalHeaders });

function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(portalHeaders);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** A room with what is around it. */
export interface Room<Shown> {
  readonly frame: PortalFrame;
  readonly shown: Shown;
  /** What was done last. */
  readonly said: string | null;
  /** What was typed before somebody had to sign in again; null where nothing was. */
  readonly unsent: TypedForm | null;
}

/** Reads a room. */
export async function loadRoom<Name extends keyof PortalViews>(visit: Visit, name: Name) {
  const portal = await enterPortal(visit);
  const kept = readUnsent(visit, portal.frame);
  const seen = await portal.see(name, Object.fromEntries(visit.url.searchParams));
  if (seen.status === 'MISSING') throw missing();
  const room: Room<PortalViews[Name]> = {
    ...{ frame: portal.frame, shown: seen.shown, unsent: kept },
    said: kept ? undoneAndKept : visit.url.searchParams.get('said'),
  };
  return data(room, { headers: withCookies(kept ? forgetForm(pageOf(visit)) : []) });
}

/** The form that is kept for who comes back to it; nobody else who signed in instead is shown it. */
function readUnsent({ request, url }: Visit, { me }: PortalFrame): TypedForm | null {
  if (url.searchParams.get('said') !== undone) return null;
  const form = readKeptForm(request.headers.get('Cookie'));
  if (form === null) return null;
  const { person, ...typed } = form.typed;
  return person === me.personId ? { act: form.act, typed } : null;
}

const pageOf = ({ url, context }: Visit) => ({
  origin: context.get(appContext).origin,
  path: url.pathname,
});

/** Does what a form of a room asks for, and shows the room again. */
export async function doAct(visit: Visit) {
  const { act = '', person, ...typed } = await readTexts(visit.request);
  // Whoever signs in first is told afterwards that it was not done, and finds what was typed.
  const keep = async () =>
    person === undefined
      ? []
      : (keepForm({ act, typed: { ...typed, person } }, pageOf(visit)) ?? []);
  const back = addressSaying(visit.url, { said: undone });
  const portal = await enterPortal(visit, back, keep);
  const isAnother = person !== undefined && person !== portal.frame.me.personId;
  const answer = isAnother ? another : await tryAct(visit, portal, act, typed);
  if (answer.status === 'MISSING') throw missing();
  if (answer.status === 'DONE') {
    const to = addressSaying(visit.url, { ...answer.address, said: answer.said ?? act });
    throw redirect(to, { status: 303, headers: portalHeaders });
  }
  const undoneNow: Undone = {
    ...{ act, typed },
    sentence: 'sentence' in answer ? answer.sentence : null,
    problems: answer.status === 'INVALID' ? answer.problems : {},
    preview: answer.status === 'PREVIEW' ? answer.preview : null,
  };
  return data(undoneNow, { status: statuses[answer.status], headers: portalHeaders });
}

const statuses = { INVALID: 400, REFUSED: 400, LOST: 503, PREVIEW: 200 } as const;

/** Nobody knows whether it was done: the database did not answer. */
interface Lost {
  readonly status: 'LOST';
  readonly sentence: string;
}

const lost: Lost = { status: 'LOST', sentence: lostSentence };

/** Said where who is signed in is not whom the form was shown to. */
const another: ActAnswer = {
  status: 'REFUSED',
  sentence:
    'Another account is signed in here now, and nothing was done. Do it once more with this one.',
};

async function tryAct(
  { context }: Visit,
  portal: Portal,
  act: string,
  typed: Asked,
): Promise<ActAnswer | Lost> {
  try {
    return await portal.act(act, typed);
  } catch (error) {
    context.get(appContext).services.reportError(error);
    return lost;
  }
}

function addressSaying(url: URL, said: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(said)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return `${url.pathname}?${query}`;
}
