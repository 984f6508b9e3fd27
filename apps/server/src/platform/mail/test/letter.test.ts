import { expect, test } from 'vitest';
import type { Letter } from '../letter.ts';
import { look } from './mail-look.ts';
import { writeLetter } from './write-letter.ts';

const letter: Letter = {
  preview: 'They usually answer within the hour.',
  topic: 'Your question about a 2021 Honda CR-V',
  heading: 'Your message is with Kestrel Honda',
  parts: [
    {
      kind: 'item',
      href: 'https://cars.example/cars-for-sale/vehicle/7',
      picture: 'https://cars.example/images/listing/7/front-320.png',
      title: '2021 Honda CR-V',
      figure: '$25,990',
      lines: ['EX-L AWD', '32,418 mi'],
    },
    { kind: 'quote', from: 'You wrote', text: 'Is it <b>there</b> & free?\nBest,\nDana' },
    { kind: 'facts', rows: [['Stock number', 'K2107']] },
    { kind: 'steps', steps: [{ title: 'They answer', text: 'By email.' }] },
    { kind: 'text', text: 'Read how at https://cars.example/privacy.' },
    { kind: 'button', label: 'See the conversation', href: 'https://cars.example/messages/x' },
  ],
  foot: ['You get this because somebody gave this address.'],
};

test('the HTML says what was written, and nothing of it is markup', async () => {
  const { html } = await writeLetter(letter, look);
  expect(html).toContain('Is it &lt;b&gt;there&lt;/b&gt; &amp; free?<br/>Best,<br/>Dana');
  expect(html).toContain('href="https://cars.example/privacy"');
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).not.toContain('<script');
});

test('a figure that is not what a thing costs is named before it, in small words', async () => {
  const [item, ...others] = letter.parts;
  if (item?.kind !== 'item') throw new Error('The first part is no item.');
  const gone: Letter = { ...letter, parts: [{ ...item, figureName: 'Last price' }, ...others] };
  const { html, text } = await writeLetter(gone, look);
  expect(html).toMatch(/<span[^>]*font-size:14px[^>]*>Last price <.span>\$25,990/);
  expect(text).toContain('2021 Honda CR-V, last price $25,990\n');
});

test('the twin of plain text has the same words, in lines that can be quoted', async () => {
  const { text } = await writeLetter(letter, look);
  expect(text).toBe(`Your message is with Kestrel Honda
Your question about a 2021 Honda CR-V

2021 Honda CR-V, $25,990
EX-L AWD
32,418 mi
https://cars.example/cars-for-sale/vehicle/7

You wrote:
> Is it <b>there</b> & free?
> Best,
> Dana

Stock number: K2107

1. They answer. By email.

Read how at https://cars.example/privacy.

See the conversation:
https://cars.example/messages/x

--
You get this because somebody gave this address.
`);
});

test('long lines are broken between words, addresses never', async () => {
  const long = `https://cars.example/${'a'.repeat(90)}`;
  const text = `${'word '.repeat(30)}${long}`;
  const parts = [{ kind: 'text', text }] as const;
  const written = (await writeLetter({ ...letter, parts }, look)).text;
  expect(written).toContain(long);
  for (const line of written.split('\n')) if (line !== long) expect(line.length).toBeLessThan(77);
});

test('which of two prices was before is said in words, to who hears the mail too', async () => {
  const [item] = letter.parts;
  if (item?.kind !== 'item') throw new Error('the letter shows no car');
  const { html = '', text } = await writeLetter(
    { ...letter, parts: [{ ...item, before: '$26,590' }] },
    look,
  );
  expect(text).toContain('2021 Honda CR-V, $25,990, was $26,590');
  const spoken = html.replace(/<!-- -->|<\/?s\b[^>]*>/g, '');
  expect(spoken).toMatch(/\$25,990 <span[^>]*>was \$26,590<\/span>/);
});

test('what is to know about pictures is said once, where they are shown', async () => {
  const told = 'The picture is an illustration.';
  const { html = '', text } = await writeLetter({ ...letter, aboutPictures: told }, look);
  expect(html.split(told)).toHaveLength(2);
  expect(text).not.toContain(told);
});
