import { demoDifferentiator } from '@forecourt/catalog/demo/demo-differentiators';
import { generateDemoOwners } from '@forecourt/catalog/demo/demo-inventory';
import { type DealerNode, toDealerHtml } from '@forecourt/domain/listing/seller/dealer-html';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDealerHtml } from './parse-dealer-html.ts';

const cleaned = (html: string) => toDealerHtml(parseDealerHtml(html));

describe('markup of dealers', () => {
  test.each([
    ['<p>Family <b>owned</b> since 1962.</p>', '<p>Family <strong>owned</strong> since 1962.</p>'],
    ['<h1>Why us</h1><ul><li>One</li></ul>', '<h3>Why us</h3><ul><li>One</li></ul>'],
    ['<script>alert(1)</script>after', 'after'],
    ['<p onclick="alert(1)" style="color:red">plain</p>', '<p>plain</p>'],
    ['<a href="javascript:alert(1)">press</a>', '<em>press</em>'],
    [
      '<a href="https://dealer.test/?a=1&amp;b=2">see</a>',
      '<a href="https://dealer.test/?a=1&amp;b=2" rel="nofollow">see</a>',
    ],
    ['<a href="//elsewhere.test">see</a>', '<em>see</em>'],
    ['<img src="data:text/html,x" alt="x">', ''],
    [
      '<img alt=\'our "shop"\' src=/images/shop.svg>',
      '<img src="/images/shop.svg" alt="our &quot;shop&quot;">',
    ],
    ['<p>never closed', '<p>never closed</p>'],
    ['</p>closed before it opened</div>', 'closed before it opened'],
    ['<!-- hidden -->5 &lt; 6 &amp; 7', '5 &lt; 6 &amp; 7'],
    ['<svg><a href="https://x.test">x</a></svg><marquee>slow</marquee>', 'slow'],
    ['<constructor>built</constructor> by hand', 'built by hand'],
    ['&#106;a &#x3c;b&#x3e;', 'ja &lt;b&gt;'],
    ['caf&eacute; &hellip;&nbsp;open', 'café … open'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
    ['<div>one<p>two</p></div>', '<p>one</p><p>two</p>'],
    ['<p title="a > b">x</p>', '<p>x</p>'],
    ['<p>our <b>fees<ul><li>none</ul>', '<p>our <strong>fees</strong></p><ul><li>none</li></ul>'],
    [
      '<p><a href="/x">see <ul><li>all</ul></a></p>',
      '<p><a href="/x" rel="nofollow">see </a></p><ul><li>all</li></ul>',
    ],
    ['<ul><li><b>one<li>two</ul>', '<ul><li><strong>one</strong></li><li>two</li></ul>'],
    [
      '<ul><li>one<ul><li>in it</ul><li>two</ul>',
      '<ul><li>one<ul><li>in it</li></ul></li><li>two</li></ul>',
    ],
    [
      '<a href="/x">a <b><a href="/y">b</a></b></a>',
      '<a href="/x" rel="nofollow">a <strong>b</strong></a>',
    ],
    ['<script>if (a < b) "</p>"</script>after', 'after'],
  ])('%s is read as what is harmless of it', (html, safe) => expect(cleaned(html)).toBe(safe));

  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '/',
    'script',
    '<script',
    '<img src=',
    'onerror=',
    'javascript:',
    '<a href="',
    '<p>',
    '</p>',
    '<!--',
    '-->',
    'https://x.test',
    '&#60;',
    '<svg',
    ' ',
    'text',
    '<li>',
    '<ul>',
    '</ul>',
    '<b>',
    '<h3>',
    '<a href="/x">',
    '</a>',
    '<style>',
  );
  const html = fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 40 })
    .map((parts) => parts.join(''));

  test('whatever is sent, only allowed elements with safe addresses come out [reference.dealer-differentiator]', () => {
    fc.assert(
      fc.property(html, (text) => {
        for (const [, name = '', rest = ''] of cleaned(text).matchAll(/<\/?([^\s>]*)([^>]*)>/g)) {
          expect(['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a', 'img']).toContain(name);
          expect(rest).toMatch(
            /^$|^ href="(https?:\/|\/(?!\/))[^"]*" rel="nofollow"$|^ src="(https?:\/|\/(?!\/))[^"]*" alt="[^"]*"$/i,
          );
        }
      }),
    );
  });

  const inside = (nodes: readonly DealerNode[]): string[] =>
    nodes.flatMap((node) =>
      typeof node === 'string' || node.tag === 'img' ? [] : [node.tag, ...inside(node.children)],
    );
  const neverIn: Readonly<Record<string, readonly string[]>> = {
    p: ['p', 'h3', 'ul', 'ol'],
    h3: ['h3'],
    a: ['a'],
  };

  test('nothing is in anything that a browser would take it out of', () => {
    const check = (nodes: readonly DealerNode[]) => {
      for (const node of nodes) {
        if (typeof node === 'string' || node.tag === 'img') continue;
        const within = inside(node.children);
        expect(within.filter((tag) => neverIn[node.tag]?.includes(tag))).toEqual([]);
        check(node.children);
      }
    };
    fc.assert(fc.property(html, (text) => check(parseDealerHtml(text))));
  });

  test('of demo dealers all is read', () => {
    for (const owner of generateDemoOwners({ listings: 1000, seed: 3, today: '2026-11-21' })) {
      const said = demoDifferentiator(owner);
      if (said !== null) expect(cleaned(said.htmlContent)).toContain('<strong>');
    }
  });

  test('what is clean stays as it is', () => {
    fc.assert(
      fc.property(html, (text) => {
        expect(cleaned(cleaned(text))).toBe(cleaned(text));
      }),
    );
  });
});
