import PostalMime, { type Email } from 'postal-mime';
import { Refusal } from '../../platform/refusal.ts';
import type { LeadParts } from '../lead-parts.ts';
import { addMessage } from './conversations.ts';
import { textOfHtml } from './text-of-html.ts';

/** A mail is not passed on; the message says why. */
class RefusedReply extends Refusal {
  override readonly name = 'RefusedReply';
}

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
  const text = withoutQuotes(email.text ?? textOfHtml(email.html ?? ''));
  if (text === '') return 'Passed over: it says nothing.';
  const answer = await addMessage(parts, token, { text });
  if (answer.status === 'SUCCESS') return 'Passed on.';
  const why = answer.status === 'INVALID' ? `${answer.problems.text}.` : answer.sentence;
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

/** Only what is new: programs put what is answered below it, behind signs that they agree on. */
function withoutQuotes(text: string): string {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex(
    (line, place) =>
      /^-- ?$|^-{2,}\s*(?:original message|forwarded message)|^_{10,}$/i.test(line) ||
      /^on .{5,200}(?:wrote|schrieb):$/i.test(line) ||
      (/^on .{5,200}$/i.test(line) && /wrote:$/i.test(lines[place + 1] ?? '')) ||
      (line.startsWith('>') && lines.slice(place).every((rest) => /^(?:>|\s*$)/.test(rest))),
  );
  return (end === -1 ? lines : lines.slice(0, end)).join('\n').trim();
}
