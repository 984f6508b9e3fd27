import { render } from '../apps/server/src/platform/mail/render-letter.ts';
import { look } from '../apps/server/src/platform/mail/test/mail-look.ts';
import { expect, test } from './marketplace.ts';

/** What somebody called a search, or themselves. */
const long = 'Wohnwagengespann'.repeat(8);
const name = '2021 Honda CR-V';
const letter = {
  preview: long,
  topic: `Saved search: ${long}`,
  heading: `${long} costs $600 less`,
  parts: [
    {
      kind: 'item',
      href: 'https://cars.example/cars-for-sale/vehicle/7',
      picture: 'https://cars.example/images/listing/7/front-480.jpg',
      title: name,
      figure: '$25,990',
      before: '$26,590',
      lines: [long],
      notes: [long, 'Dropped $600. 41 days listed.'],
    },
    { kind: 'quote', from: `${long} wrote`, text: long },
    { kind: 'facts', rows: [[long, long]] },
    { kind: 'steps', steps: [{ title: `${long} answers`, text: long }] },
    { kind: 'text', text: `https://cars.example/${long}` },
    { kind: 'button', label: `Answer ${long}`, href: 'https://cars.example/x' },
  ],
  foot: [long],
} as const;

for (const width of [390, 700])
  test(`a word of any length leaves a mail as wide as its reader, and pictures have names, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(await render(letter, look));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(2);
    await expect(page.getByRole('img', { name, exact: true })).toHaveCount(1);
  });
