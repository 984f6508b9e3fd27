/**
 * Markup that dealers write, made safe by being written anew: what is read becomes a tree of the few
 * elements that are allowed, and only such a tree is ever shown. Apart from what needs a schema: pages
 * load this file.
 */

const plainTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br'] as const;
type PlainTag = (typeof plainTags)[number];

export type DealerNode =
  | string
  | { readonly tag: PlainTag; readonly children: readonly DealerNode[] }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly DealerNode[] }
  | { readonly tag: 'img'; readonly src: string; readonly alt: string };

/** What other elements are read as; those that are not named here leave their content behind. */
const readAs: Readonly<Record<string, PlainTag>> = {
  ...Object.fromEntries(plainTags.map((tag) => [tag, tag])),
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
};

/** Elements whose content is no text to read: they go with it. */
const unread =
  /<(script|style|iframe|object|embed|template|noscript|textarea|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;

/** Characters that are read, and elements inside each other, at the most. */
const maxCharacters = 20_000;
const maxDepth = 12;

type Open = {
  readonly tag: PlainTag | 'a';
  readonly href?: string;
  readonly children: DealerNode[];
};

/**
 * Reads markup of any kind.
 *
 * @returns allowed elements only; links and pictures lead to http(s) addresses or to this site
 */
export function parseDealerHtml(html: string): DealerNode[] {
  const text = html.slice(0, maxCharacters).replace(unread, '');
  const root: Open = { tag: 'p', children: [] };
  const open: Open[] = [root];
  const inner = () => open.at(-1) ?? root;
  function close() {
    const done = open.pop();
    if (done) inner().children.push(toNode(done));
  }
  function read(isEnd: boolean, name: string, attributes: string) {
    const tag = name === 'a' ? 'a' : readAs[name];
    if (name === 'img') return inner().children.push(...pictureOf(attributes));
    if (tag === undefined) return undefined;
    if (tag === 'br') return inner().children.push({ tag, children: [] });
    if (isEnd) {
      const from = open.findLastIndex((one) => one.tag === tag);
      while (from > 0 && open.length > from) close();
    } else if (open.length <= maxDepth) {
      open.push({ tag, ...(tag === 'a' && { href: addressOf(attributes, 'href') }), children: [] });
    }
    return undefined;
  }

  let end = 0;
  for (const match of text.matchAll(token)) {
    addText(inner().children, text.slice(end, match.index));
    end = match.index + match[0].length;
    const [, slash, name, attributes = ''] = match;
    if (name !== undefined) read(slash === '/', name.toLowerCase(), attributes);
  }
  addText(inner().children, text.slice(end));
  while (open.length > 1) close();
  return root.children;
}

/** A link that leads nowhere is its text. */
function toNode({ tag, href, children }: Open): DealerNode {
  if (tag !== 'a') return { tag, children };
  return href ? { tag, href, children } : { tag: 'em', children };
}

function pictureOf(attributes: string): DealerNode[] {
  const src = addressOf(attributes, 'src');
  return src === '' ? [] : [{ tag: 'img', src, alt: attributeOf(attributes, 'alt') }];
}

function attributeOf(attributes: string, name: string): string {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return decode(double ?? single ?? bare ?? '').trim();
}

/** An address of the web or of this site, else nothing. */
function addressOf(attributes: string, name: string): string {
  const address = attributeOf(attributes, name);
  return /^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/i.test(address) ? address : '';
}

function addText(children: DealerNode[], html: string): void {
  const text = decode(html).replace(/\s+/g, ' ');
  if (text !== '' && (text !== ' ' || children.length > 0)) children.push(text);
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
};

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi,
    (whole, ten, hex, name) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = ten === undefined ? Number.parseInt(hex, 16) : Number(ten);
      return code >= 32 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
    },
  );
}

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
