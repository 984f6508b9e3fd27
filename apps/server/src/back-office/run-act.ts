import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';
import { Refusal } from '../platform/refusal.ts';

/**
 * Does what a form asks for by the name of an act.
 *
 * @param asked.acts those of this part of the back office
 * @param run does it, or says why this person may not
 * @returns also why it cannot be done, where the act throws a `Refusal`: at the field that is to be mended
 */
export async function runAct<Act, Preview>(
  asked: {
    readonly acts: Readonly<Record<string, Act>>;
    readonly name: string;
    readonly fields: Asked;
  },
  run: (act: Act) => Promise<ActAnswer<Preview>>,
): Promise<ActAnswer<Preview>> {
  const { acts, name, fields } = asked;
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (act === undefined) return refusing('Nothing is done by that name.');
  if (Object.values(fields).some((text) => text.includes('\0')))
    return refusing('What was typed: expected no control characters.');
  try {
    return await run(act);
  } catch (error) {
    if (error instanceof Refusal) return toAnswer(error);
    throw error;
  }
}

function toAnswer(refusal: Refusal) {
  const problems = problemsOf(refusal);
  return problems === null ? refusing(refusal.message) : { status: 'INVALID' as const, problems };
}

/** What is wrong, by the name of the field; null where it is no single one. */
export const problemsOf = ({ field, message }: Refusal): Asked | null =>
  field === null ? null : { [field]: withoutLabel(message) };

/** Above the field there is its label. What a rule expects stays as it is: pages ask for that in words of theirs. */
const withoutLabel = (message: string) =>
  message.replace(
    /^[a-z ]{1,30}: (expected\b)?(\w?)/i,
    (_, expected = '', letter = '') => expected + letter.toUpperCase(),
  );

const refusing = (sentence: string) => ({ status: 'REFUSED' as const, sentence });
