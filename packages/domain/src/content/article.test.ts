import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Article, matchArticles, readingMinutes, readNext } from './article.ts';

const article = (slug: string, about: Article['about'], publishedOn = '2026-10-01'): Article => ({
  slug,
  kind: 'review',
  topic: 'Guide',
  title: slug,
  summary: slug,
  publishedOn,
  about,
  drawing: { style: 'SEDAN', color: 'BLUE' },
  sections: [{ heading: 'One', paragraphs: ['word '.repeat(440).trim()] }],
});
const all = [
  article('general', {}),
  article('trucks', { styleCodes: ['TRUCKS'] }),
  article('suvs', { styleCodes: ['SUVCROSS'] }),
  article('electric', { fuels: ['ELE'] }),
  article('honda', { makeCodes: ['HONDA'] }),
  article('cr-v', { makeCodes: ['HONDA'], modelCodes: ['CRV'], styleCodes: ['SUVCROSS'] }),
  article('newer', {}, '2026-11-01'),
];
const found = (filters: Parameters<typeof matchArticles>[1]) =>
  matchArticles(all, filters).map(({ slug }) => slug);

describe('articles that fit a search', () => {
  test.each([
    [{ makeCode: ['HONDA'], modelCode: ['CRV'] }, ['cr-v', 'honda']],
    [{ makeCode: ['HONDA'] }, ['honda', 'cr-v']],
    [{ vehicleStyleCode: ['TRUCKS'] }, ['trucks', 'newer']],
    [{ fuelTypeGroup: ['ELE'] }, ['electric', 'newer']],
    [{}, ['newer', 'general']],
  ])('of %j are the closest first [content.expert-reviews]', (filters, first) => {
    expect(found(filters).slice(0, 2)).toEqual(first);
  });

  test('are never about another car than the search names', () => {
    const filters = fc.record(
      {
        makeCode: fc.subarray(['HONDA', 'FORD'], { minLength: 1 }),
        modelCode: fc.subarray(['CRV', 'F150PICKUP'], { minLength: 1 }),
        vehicleStyleCode: fc.subarray(['TRUCKS', 'SUVCROSS', 'SEDAN'], { minLength: 1 }),
        fuelTypeGroup: fc.subarray(['ELE', 'GSL'], { minLength: 1 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (chosen) => {
        const slugs = found(chosen);
        if (chosen.makeCode && !chosen.makeCode.includes('HONDA')) {
          expect(slugs).not.toContain('honda');
          expect(slugs).not.toContain('cr-v');
        }
        if (chosen.vehicleStyleCode && !chosen.vehicleStyleCode.includes('TRUCKS'))
          expect(slugs).not.toContain('trucks');
        expect(slugs).toContain('general');
      }),
    );
  });
});

test('reading takes a minute for 220 words', () => {
  expect(all.map(readingMinutes)).toEqual(all.map(() => 2));
});

test('after an article those of its body style follow, whatever their make, and never itself', () => {
  const [, , suvs] = all;
  if (suvs === undefined) throw new Error('there is no article of SUVs');
  const rival = article('rav4', {
    makeCodes: ['TOYOTA'],
    modelCodes: ['RAV4'],
    styleCodes: ['SUVCROSS'],
  });
  const next = (read: Article) => readNext(read, [...all, rival]).map(({ slug }) => slug);
  expect(next(suvs)).toEqual(['cr-v', 'rav4']);
  expect(next(rival)).toEqual(['suvs', 'cr-v']);
  expect(next(article('other', { styleCodes: ['VANMV'] }))).toEqual(['newer', 'general']);
});
