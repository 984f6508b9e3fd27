import type { AppContext } from '../app-context.ts';

/**
 * How long a seller takes to answer, for pages that do without it.
 *
 * @returns as `services.answerTimeOf`; null also where it cannot be asked, which is reported
 */
export async function findAnswerTime(
  ownerId: number,
  { services }: AppContext,
): Promise<number | null> {
  try {
    return await services.answerTimeOf(ownerId);
  } catch (error) {
    services.reportError(error);
    return null;
  }
}
