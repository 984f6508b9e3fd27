import { answerOf, NoAnswer } from '../../ui/answers/no-answer.ts';
import { readFields } from '../../ui/form/typed-fields.ts';
import { refuseReview } from './refuse-review.ts';

const lost =
  'Not sent, as far as we know. Your words are still here: send them again; one review is kept.';

/** The page stays, with every word, while nobody knows whether the review arrived. */
export async function sendInBrowser<Answer>({
  request,
  serverAction,
}: {
  readonly request: Request;
  readonly serverAction: () => Promise<Answer>;
}) {
  const typed = await readFields(request.clone());
  const answer = await answerOf(() => serverAction());
  return answer instanceof NoAnswer ? refuseReview(typed, { form: lost }, 503) : answer;
}
