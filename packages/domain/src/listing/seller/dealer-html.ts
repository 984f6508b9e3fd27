/**
 * Markup that dealers write, made safe by being written anew: what is read becomes a tree of the few
 * elements that are allowed, and only such a tree is ever shown. Apart from what needs a schema: pages
 * load this file.
 */

/** The elements without attributes that dealers may use. */
export const plainDealerTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br'] as const;
type PlainTag = (typeof plainDealerTags)[number];

/** What a dealer wrote: text, or an allowed element. */
export type DealerNode =
  | string
  | { readonly tag: PlainTag; readonly children: readonly DealerNode[] }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly DealerNode[] }
  | { readonly tag: 'img'; readonly src: string; readonly alt: string };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Writes what was read as markup again. */
export function toDealerHtml(nodes: readonly DealerNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      if (node.tag === 'img')
        return `<img src="${escapeText(node.src)}" alt="${escapeText(node.alt)}">`;
      if (node.tag === 'br') return '<br>';
      const href = node.tag === 'a' ? ` href="${escapeText(node.href)}" rel="nofollow"` : '';
      return `<${node.tag}${href}>${toDealerHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}
