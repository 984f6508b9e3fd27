import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

test.each([
  [
    '<p>Yes, it is&nbsp;there.</p><p>Come by &amp; drive it</p>',
    'Yes, it is there.\nCome by & drive it',
  ],
  [
    '<head><title>x</title><style>p { color: red }</style></head><body>Hi<br>there</body>',
    'Hi\nthere',
  ],
  [
    'Yes<!-- no --> &#8217;tis&#x21; &lt;b&gt; &bogus; &#99999999;',
    'Yes ’tis! <b> &bogus; \u{fffd}',
  ],
  ['<div>Sold</div><div id="appendonsend"></div><div>From: Forecourt</div>', 'Sold'],
  ['<div dir="ltr">Sold</div><div class="gmail_quote gmail_quote_container">On Sat</div>', 'Sold'],
  ['<p>Sold <b> </b> </p><blockquote type="cite">Is it there?</blockquote>', 'Sold'],
  ['', ''],
])('a mail of HTML alone says what is new in it: %#', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test('markup without an end takes no time', () => {
  expect(textOfHtml('<'.repeat(200_000)).length).toBeGreaterThan(0);
  expect(textOfHtml('<style '.repeat(20_000))).toBe('');
});
