import { problemSentence } from '../ui/form/form-field.tsx';
import { doForm, statuses } from './do-act.ts';
import { type Enter, officeHeaders, type Visit } from './enter-office.ts';
import type { Office } from './office.ts';
import { goneSentence, signedOutSentence } from './sentences.ts';

/** What a script is told of a form that it sent. */
export interface ToldAct {
  readonly isDone: boolean;
  /** Why it was not done; empty where it was. */
  readonly sentence: string;
}

/** Does what a form asks for, as `doAct` does, and tells a script that stays on its page what became of it. */
export async function tellAct(visit: Visit, enter: Enter<Office<never>>): Promise<Response> {
  const office = await enter(visit).catch(noneForSignedOut);
  if (office === null) return tell(401, signedOutSentence);
  const { answer } = await doForm(visit, office);
  switch (answer.status) {
    case 'DONE':
    case 'PREVIEW':
      return tell(statuses[answer.status], '');
    case 'MISSING':
      return tell(404, goneSentence);
    case 'INVALID':
      return tell(statuses.INVALID, Object.values(answer.problems).map(problemSentence).join(' '));
    default:
      return tell(statuses[answer.status], answer.sentence);
  }
}

/** A script is led nowhere. */
function noneForSignedOut(thrown: unknown): null {
  if (thrown instanceof Response) return null;
  throw thrown;
}

function tell(status: number, sentence: string): Response {
  const told: ToldAct = { isDone: status === 200, sentence };
  return Response.json(told, { status, headers: officeHeaders });
}
