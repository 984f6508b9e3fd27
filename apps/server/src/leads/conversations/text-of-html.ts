import { Parser } from 'htmlparser2';

/** What nobody reads. */
const unseen = new Set(['head', 'style', 'script', 'title', 'template']);

/** What stands in lines of its own. */
const blocks = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** How programs of mail mark where what is answered begins. */
const quoteClasses = /(?:^|\s)(?:gmail_quote|moz-cite-prefix|yahoo_quoted)(?:\s|$)/;
const quoteIds = new Set(['appendonsend', 'divRplyFwdMsg']);

/** What somebody wrote, of a mail that is HTML alone: its new text, line by line, without markup. */
export function textOfHtml(html: string): string {
  let text = '';
  let unseenAround = 0;
  // All behind the beginning of a quote is not new.
  let isQuoted = false;
  const parser = new Parser({
    onopentag(name, { class: classes = '', id = '' }) {
      isQuoted ||= name === 'blockquote' || quoteClasses.test(classes) || quoteIds.has(id);
      if (unseen.has(name)) unseenAround += 1;
      if (name === 'br' && !isQuoted) text += '\n';
    },
    ontext(words) {
      if (!isQuoted && unseenAround === 0) text += words.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (unseen.has(name)) unseenAround -= 1;
      if (blocks.has(name) && !isQuoted) text += '\n';
    },
  });
  parser.end(html);
  return text
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
