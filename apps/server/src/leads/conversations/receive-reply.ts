import { leadTextLengths } from '@forecourt/domain/lead/lead-request';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import PostalMime, { type Email } from 'postal-mime';
import { Refusal } from '../../platform/refusal.ts';
import type { LeadParts } from '../lead-parts.ts';
import { addMessage } from './conversations.ts';
import { newWordsOf } from './new-words.ts';
import { textOfHtml } from './text-of-html.ts';

/** A mail is not passed on; the message says why. */
class RefusedReply extends Refusal {
  override readonly name = 'RefusedReply';
}

const wordless =
  'Not passed on: it has no words besides those that it answers; pictures and files are not passed on.';

const tooLong = `it has more than ${groupDigits(leadTextLengths.message)} characters.`;

/** Programs answer with these: they would write to each other for ever. */
const isAutomatic = ({ headers, subject }: Email) =>
  headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && value !== 'no') ||
      (key === 'precedence' && /bulk|junk|list/i.test(value)) ||
      key === 'x-autoreply',
  ) || /^(?:auto(?:matic)?[ -]?reply|out of office|undeliver|delivery status)/i.test(subject ?? '');

/**
 * Passes on a mail that a seller or shopper sent to their address at `MAIL_RELAY`.
 *
 * @returns what was done, for the log of whoever handed it over
 * @throws RefusedReply where somebody wrote what the other side does not get: the mail goes back to them
 */
export async function receiveReply(
  parts: Pick<LeadParts, 'database' | 'queue'>,
  { message, recipient }: { readonly message: string; readonly recipient?: string | undefined },
): Promise<string> {
  const email = await PostalMime.parse(message);
  if (isAutomatic(email)) return 'Passed over: a program wrote it.';
  const token = tokenOf([recipient ?? '', ...recipientsOf(email)]);
  if (token === null) return 'Passed over: it is for no conversation.';
  const text = newWordsOf(email.text ?? textOfHtml(email.html ?? ''), token);
  if (text === '') throw new RefusedReply(wordless);
  const answer = await addMessage(parts, token, { text });
  if (answer.status === 'SUCCESS') return 'Passed on.';
  const why = answer.status === 'INVALID' ? tooLong : answer.sentence;
  throw new RefusedReply(`Not passed on: ${why}`);
}

function recipientsOf({ to = [], cc = [], deliveredTo, headers }: Email): string[] {
  const named = [...to, ...cc].map(({ address }) => address ?? '');
  const original = headers.filter(({ key }) => key === 'x-original-to').map(({ value }) => value);
  return [deliveredTo ?? '', ...original, ...named];
}

function tokenOf(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const token = /\+([\da-f]{32})@/i.exec(address)?.[1];
    if (token !== undefined) return token.toLowerCase();
  }
  return null;
}
