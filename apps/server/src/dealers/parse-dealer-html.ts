import { type DealerNode, plainDealerTags } from '@forecourt/domain/listing/seller/dealer-html';
import { Parser } from 'htmlparser2';

type Tag = (typeof plainDealerTags)[number] | 'a';
type ParentTag = Exclude<Tag, 'br'>;

/** What other elements are read as; those that are not named here leave their content behind. */
const readAs: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ...plainDealerTags.map((tag) => [tag, tag] as const),
  ['a', 'a'],
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
  ['div', 'p'],
]);

/** Elements whose content is no text to read: they go with it. */
const unread: ReadonlySet<string> = new Set(
  'script style iframe object embed template noscript textarea title svg math'.split(' '),
);

/** What ends an element that is still open, as browsers read it: with all that is open in it. */
const ends: Readonly<Record<string, readonly string[] | undefined>> = {
  p: ['p'],
  h3: ['p', 'h3'],
  ul: ['p'],
  ol: ['p'],
  li: ['li'],
};

/** Within these an item begins that does not end the one around them. */
const lists: ReadonlySet<string> = new Set(['ul', 'ol']);

/** Characters that are read, and elements inside each other, at the most. */
const maxCharacters = 20_000;
const maxDepth = 12;

interface Open {
  readonly tag: ParentTag;
  readonly href: string;
  readonly children: DealerNode[];
}

/** The tree as it grows: what is open, outermost first, and the text since the last element. */
class Tree {
  readonly #root: DealerNode[] = [];
  readonly #open: Open[] = [];
  #text = '';

  get #inner(): DealerNode[] {
    return this.#open.at(-1)?.children ?? this.#root;
  }

  addText(text: string): void {
    this.#text += text;
  }

  addNode(node: DealerNode): void {
    this.#writeText();
    this.#inner.push(node);
  }

  /** @returns what to close; nothing where elements are too deep in each other, or a link is in a link */
  open(tag: ParentTag, href: string): Open | null {
    const ended = this.#findEnded(tag);
    if (ended) this.close(ended);
    const isInLink = tag === 'a' && this.#open.some((one) => one.tag === 'a');
    if (isInLink || this.#open.length >= maxDepth) return null;
    this.#writeText();
    const opened = { tag, href, children: [] };
    this.#open.push(opened);
    return opened;
  }

  /** The outermost: a paragraph or heading wherever it is open, an item where no list is in it. */
  #findEnded(tag: ParentTag): Open | undefined {
    const list = tag === 'li' ? this.#open.findLastIndex((one) => lists.has(one.tag)) : -1;
    return this.#open.slice(list + 1).find((one) => ends[tag]?.includes(one.tag));
  }

  /** Closes it and what is open in it, unless something else has. */
  close(opened: Open): void {
    while (this.#open.includes(opened)) this.#closeLast();
  }

  end(): DealerNode[] {
    while (this.#open.length > 0) this.#closeLast();
    this.#writeText();
    return this.#root;
  }

  #closeLast(): void {
    this.#writeText();
    const done = this.#open.pop();
    if (done) this.#inner.push(toNode(done));
  }

  #writeText(): void {
    const text = this.#text.replace(/[\s\p{Cc}]+/gu, ' ');
    this.#text = '';
    if (text !== '' && (text !== ' ' || this.#inner.length > 0)) this.#inner.push(text);
  }
}

/**
 * Reads markup of any kind.
 *
 * @returns allowed elements only; links and pictures lead to http(s) addresses or to this site
 */
export function parseDealerHtml(html: string): DealerNode[] {
  const tree = new Tree();
  const opened: (Open | null)[] = [];
  let unreadDepth = 0;
  const parser = new Parser({
    // Every element that is opened is closed, by its own end or where another one implies it.
    onopentag(name, attributes, isImplied) {
      if (unread.has(name)) unreadDepth += 1;
      const isRead = unreadDepth === 0 && !isImplied;
      opened.push(isRead ? readElement(tree, name, attributes) : null);
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth -= 1;
      const last = opened.pop();
      if (last) tree.close(last);
    },
    ontext(text) {
      if (unreadDepth === 0) tree.addText(text);
    },
  });
  parser.end(html.slice(0, maxCharacters));
  return tree.end();
}

function readElement(
  tree: Tree,
  name: string,
  { src = '', alt = '', href = '' }: Readonly<Record<string, string>>,
): Open | null {
  if (name === 'img') {
    const address = toAddress(src);
    if (address !== '') tree.addNode({ tag: 'img', src: address, alt: alt.trim() });
    return null;
  }
  const tag = readAs.get(name);
  if (tag === undefined) return null;
  if (tag !== 'br') return tree.open(tag, tag === 'a' ? toAddress(href) : '');
  tree.addNode({ tag, children: [] });
  return null;
}

/** A link that leads nowhere is its text. */
function toNode({ tag, href, children }: Open): DealerNode {
  if (tag !== 'a') return { tag, children };
  return href === '' ? { tag: 'em', children } : { tag, href, children };
}

/** An address of the web or of this site, else nothing. */
function toAddress(written: string): string {
  const address = written.trim();
  return /^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/i.test(address) ? address : '';
}
