import { useState } from 'react';
import { isRouteErrorResponse } from 'react-router';

/** What stands in place of an answer: the connection broke off, or the server could not give one. */
export class NoAnswer {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/** Asks for what an open page shows, so that the page and what is typed in it outlive that no answer comes. */
export async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer | NoAnswer> {
  try {
    return await ask();
  } catch (error) {
    // A redirect, or a refusal that has a page of its own.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500))
      throw error;
    return new NoAnswer(error);
  }
}

/**
 * The latest answer that a page got, and whether it is that to what was asked last.
 *
 * @throws the error where there was none yet
 */
export function useLatestAnswer<Answer>(answer: Answer | NoAnswer): {
  readonly latest: Answer;
  readonly isCurrent: boolean;
} {
  const [kept, setKept] = useState(answer);
  if (!(answer instanceof NoAnswer) && answer !== kept) setKept(answer);
  const latest = answer instanceof NoAnswer ? kept : answer;
  if (latest instanceof NoAnswer) throw latest.error;
  return { latest, isCurrent: latest === answer };
}
