import type { ToldAct } from '../../back-office/tell-act.ts';

/** A picture on a slow phone takes its time; one of which nothing is heard for longer is lost. */
const patienceMs = 180_000;

const lostSentence = 'No answer came. Check your connection, then try again.';
const tooOftenSentence = 'That is too many pictures within an hour. Try again later.';

/** What became of a form, and whether the same one may be taken another time. */
export interface ToldSending extends ToldAct {
  readonly mayRetry: boolean;
}

/** Of what is wrong with what was sent, or with where it was sent. */
const finalStatuses = [400, 404, 413, 415];

/**
 * Sends a form without leaving the page, and tells how much of it is sent, which `fetch` cannot.
 *
 * @param onShare is told from 0 to 1
 */
export function sendForm(
  path: string,
  form: FormData,
  onShare: (share: number) => void = () => {},
): Promise<ToldSending> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = patienceMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(loaded / total));
    request.addEventListener('loadend', () => resolve(readTold(request)));
    request.send(form);
  });
}

function readTold({ responseText, status }: XMLHttpRequest): ToldSending {
  const told = parse(responseText);
  const mayRetry = !finalStatuses.includes(status);
  if (typeof told?.isDone === 'boolean') return { ...told, mayRetry };
  return { isDone: false, mayRetry, sentence: status === 429 ? tooOftenSentence : lostSentence };
}

function parse(text: string): ToldAct | null {
  try {
    return JSON.parse(text) as ToldAct | null;
  } catch {
    return null;
  }
}
