import { answerOf, NoAnswer } from '../ui/answers/no-answer.ts';
import type { TypedForm } from '../unsent-forms/unsent-form.ts';
import { lostSentence } from './done-sentences.ts';
import type { WordsPreview } from './profile/profile-view.ts';
import type { Asked } from './services.ts';

/** What became of a form that was not done, with what was typed. */
export interface Undone extends TypedForm {
  /** Why, in a sentence; null where it is said at the fields. */
  readonly sentence: string | null;
  readonly problems: Asked;
  /** What was asked to be shown, where that was asked; nothing is wrong then. */
  readonly preview: WordsPreview | null;
}

/** The same, or what was typed before somebody had to sign in again. */
export type TypedUndone = TypedForm & Partial<Undone>;

interface BrowserVisit {
  readonly request: Request;
  serverAction(): Promise<unknown>;
}

/** What was typed outlives that no answer comes. */
export async function doActInBrowser({ request, serverAction }: BrowserVisit): Promise<Undone> {
  const { act = '', person: _person, ...typed } = await readTexts(request.clone());
  const answer = await answerOf(() => serverAction() as Promise<Undone>);
  return answer instanceof NoAnswer
    ? { act, typed, problems: {}, sentence: lostSentence, preview: null }
    : answer;
}

/** Fields of a form; what cannot be read is as if nothing had been typed. */
export async function readTexts(request: Request): Promise<Asked> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
