/** Below these lines stands nothing that was written for this mail. */
const rule = /^-- ?$|^-{2,}\s*(?:original message|forwarded message)|^_{10,}$/i;

const isQuoted = (line: string | undefined) => line?.startsWith('>') === true;

/**
 * What somebody wrote into a mail, without what it answers: programs put that below, above or between, behind signs
 * that they agree on.
 *
 * @param secret of the writer, which the mail that is answered has: no line with it is passed on
 */
export function newWordsOf(text: string, secret: string): string {
  const lines = text.split(/\r?\n/);
  const lastOwn = lines.findLastIndex((line) => !/^(?:>|\s*$)/.test(line));
  const kept: string[] = [];
  let isBelowHead = false;
  for (let place = 0; place < lines.length; place += 1) {
    const line = lines[place] ?? '';
    if (rule.test(line) || isOutlookHead(lines, place)) break;
    const head = headLength(lines, place);
    if (head > 0) {
      const below = lines.slice(place + head).find((next) => next.trim() !== '');
      if (!isQuoted(below)) break;
      isBelowHead = true;
      place += head - 1;
    } else if (!(isQuoted(line) && (isBelowHead || place > lastOwn))) kept.push(line);
  }
  return kept
    .filter((line) => !line.toLowerCase().includes(secret))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Lines of “On Saturday, Forecourt wrote:” that begin here: three where an address is long. */
function headLength(lines: readonly string[], place: number): number {
  if (!/^on .{5,200}$/i.test(lines[place] ?? '')) return 0;
  if (/(?:wrote|schrieb):$/i.test(lines[place] ?? '')) return 1;
  if (/wrote:$/i.test(lines[place + 1] ?? '')) return 2;
  return lines[place + 1]?.includes('@') && /^wrote:$/i.test(lines[place + 2] ?? '') ? 3 : 0;
}

/** “From:”, “Sent:”, “To:”, which Outlook puts above what is answered without any other sign. */
function isOutlookHead(lines: readonly string[], place: number): boolean {
  const [from = '', sent = '', to = ''] = lines.slice(place, place + 3);
  return (
    /^\*?from:\*? /i.test(from) && /^\*?(?:sent|date):\*? /i.test(sent) && /^\*?to:\*? /i.test(to)
  );
}
