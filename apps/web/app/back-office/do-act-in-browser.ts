import { answerOf, NoAnswer } from '../ui/answers/no-answer.ts';
import { readFields } from '../ui/form/typed-fields.ts';
import { lostSentence } from './sentences.ts';
import type { Undone } from './undone.ts';

interface BrowserVisit {
  readonly request: Request;
  serverAction(): Promise<unknown>;
}

/** What was typed outlives that no answer comes. */
export async function doActInBrowser<Preview>({
  request,
  serverAction,
}: BrowserVisit): Promise<Undone<Preview>> {
  const { act = '', person: _person, ...typed } = await readFields(request.clone());
  const answer = await answerOf(() => serverAction() as Promise<Undone<Preview>>);
  return answer instanceof NoAnswer
    ? { act, typed, sentence: lostSentence, problems: {}, preview: null, once: null }
    : answer;
}
