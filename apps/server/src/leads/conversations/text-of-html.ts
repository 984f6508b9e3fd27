/** Where programs of mail put what is answered: all behind it is not new. */
const quoteBegins =
  /<blockquote\b|<div\b[^<>]*\b(?:class="[^"]*\b(?:gmail_quote|moz-cite-prefix|yahoo_quoted)\b|id="(?:appendonsend|divRplyFwdMsg)")/i;

/** What nobody reads begins so, and ends with its own end. */
const unseenBegins = /<(?:(!--)|(head|style|script|title)\b)/gi;

const lineEnds = /<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi;

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', ndash: '–', mdash: '—', hellip: '…' },
};

/** What somebody wrote, of a mail that is HTML alone: its new text, line by line, without markup. */
export function textOfHtml(html: string): string {
  const seen = withoutUnseen(html);
  const quote = seen.search(quoteBegins);
  return (quote === -1 ? seen : seen.slice(0, quote))
    .replace(/\s+/g, ' ')
    .replace(lineEnds, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, decode)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What has no end goes to the end of the mail. */
function withoutUnseen(html: string): string {
  const lower = html.toLowerCase();
  let seen = '';
  for (let at = 0; ; ) {
    unseenBegins.lastIndex = at;
    const begin = unseenBegins.exec(html);
    if (begin === null) return seen + html.slice(at);
    seen += html.slice(at, begin.index);
    const end = begin[1] ? '-->' : `</${begin[2]?.toLowerCase()}`;
    const found = lower.indexOf(end, begin.index);
    const close = found === -1 ? -1 : lower.indexOf('>', found);
    if (close === -1) return seen;
    at = close + 1;
  }
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}
