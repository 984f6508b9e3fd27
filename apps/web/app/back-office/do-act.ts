import { data, redirect } from 'react-router';
import { appContext } from '../app-context.ts';
import { withoutSecrets } from '../unsent-forms/unsent-form.ts';
import { type Enter, missing, officeHeaders, type Visit } from './enter-office.ts';
import type { ActAnswer, Asked, Done, Office } from './office.ts';
import { readSentForm, type SentForm } from './read-sent-form.ts';
import { anotherSentence, lostSentence, maxUnsentBytes, textLimit, undone } from './sentences.ts';
import type { Undone } from './undone.ts';
import { keepUnsent } from './unsent.ts';

/** A form that is not looked at, or that nobody knows the answer to. */
interface Unanswered {
  readonly status: 'REFUSED' | 'TOO_LARGE' | 'LOST';
  readonly sentence: string;
}

const another: Unanswered = { status: 'REFUSED', sentence: anotherSentence };
const lost: Unanswered = { status: 'LOST', sentence: lostSentence };

export const statuses = {
  DONE: 200,
  PREVIEW: 200,
  INVALID: 400,
  REFUSED: 400,
  FORBIDDEN: 403,
  TOO_LARGE: 413,
  LOST: 503,
} as const;

/** Does what a form of a page asks for, and shows the page again. */
export async function doAct<Preview>(visit: Visit, enter: Enter<Office<Preview>>) {
  const office = await enterWithForm(visit, enter);
  const { act, typed, answer } = await doForm(visit, office);
  if (answer.status === 'MISSING') throw missing();
  if (answer.status === 'DONE' && answer.once === undefined)
    throw redirect(addressAfter(visit.url, act, answer), { status: 303, headers: officeHeaders });
  const shown: Undone<Preview> = {
    act,
    typed: answer.status === 'DONE' ? {} : withoutSecrets(typed),
    sentence: 'sentence' in answer ? answer.sentence : null,
    problems: answer.status === 'INVALID' ? answer.problems : {},
    preview: answer.status === 'PREVIEW' ? answer.preview : null,
    once: answer.status === 'DONE' ? (answer.once ?? null) : null,
  };
  return data(shown, { status: statuses[answer.status], headers: officeHeaders });
}

/** What became of a form, and what was typed into it. */
interface DoneForm<Preview> {
  readonly act: string;
  readonly typed: Asked;
  readonly answer: ActAnswer<Preview> | Unanswered;
}

/** Does what a form asks for. */
export async function doForm<Preview>(
  visit: Visit,
  office: Office<Preview>,
): Promise<DoneForm<Preview>> {
  const { bytes } = limitOf(office);
  const form = await readSentForm(visit.request, bytes);
  const { act = '', person = office.frame.me.personId, ...typed } = form.texts;
  const isAnother = person !== office.frame.me.personId;
  const answer = isAnother ? another : await answerForm(visit, office, { ...form, act, typed });
  return { act, typed, answer };
}

const limitOf = ({ uploadLimit = textLimit }: Office) => uploadLimit;

/** Whoever signs in first is told afterwards that it was not done, and finds what was typed. */
function enterWithForm<Entered>(visit: Visit, enter: Enter<Entered>): Promise<Entered> {
  const keep = async () =>
    keepUnsent(visit, (await readSentForm(visit.request, maxUnsentBytes)).texts);
  return enter(visit, { back: addressSaying(visit.url, { said: undone }), keep });
}

interface NamedForm extends SentForm {
  readonly act: string;
  readonly typed: Asked;
}

async function answerForm<Preview>(
  { context }: Visit,
  office: Office<Preview>,
  { act, typed, file, isTooLarge }: NamedForm,
): Promise<ActAnswer<Preview> | Unanswered> {
  if (isTooLarge) return { status: 'TOO_LARGE', sentence: limitOf(office).sentence };
  try {
    return await office.act(act, { ...typed, ...(await keepFile(office, file)) });
  } catch (error) {
    context.get(appContext).services.reportError(error);
    return lost;
  }
}

/** Keeps the file of a form, where it has one that says something. */
async function keepFile(office: Office, file: File | null): Promise<Asked> {
  const kept = file === null ? null : await office.upload?.(file);
  return kept ? { file: kept } : {};
}

function addressAfter(url: URL, act: string, { path, address, said = act }: Done): string {
  const base = path === undefined ? url : new URL(path, url);
  return addressSaying(base, { ...address, said });
}

function addressSaying(url: URL, said: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(said)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return `${url.pathname}?${query}`;
}
