import { asTyped } from '@forecourt/domain/content/line-breaks';
import type { DealerNode } from '@forecourt/domain/listing/seller/dealer-html';
import { parseDealerHtml } from '../../dealers/parse-dealer-html.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What is typed as markup: without any element, an empty line begins a new paragraph. */
export function toMarkup(text: string): string {
  const trimmed = asTyped(text).trim();
  if (trimmed === '' || /<[a-z!/]/i.test(trimmed)) return trimmed;
  return trimmed
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</p>`)
    .join('');
}

/** What is shown to be changed: paragraphs without any element in them as plain text, all else as markup. */
export function toTyped(htmlContent: string): string {
  const paragraphs = parseDealerHtml(htmlContent).map((node) =>
    typeof node === 'object' && node.tag === 'p' && node.children.every(isText)
      ? node.children.join('')
      : null,
  );
  return paragraphs.length > 0 && paragraphs.every((text) => text !== null)
    ? paragraphs.join('\n\n')
    : htmlContent;
}

const isText = (node: DealerNode): node is string => typeof node === 'string';
