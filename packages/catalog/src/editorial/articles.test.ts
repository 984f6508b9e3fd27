import { expect, test } from 'vitest';
import { makes } from '../vehicles/makes.ts';
import { articles, findArticle } from './articles.ts';

test('every article has an address of its own, a date and something to read [content.expert-reviews]', () => {
  const slugs = articles.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { slug, publishedOn, sections, summary } of articles) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(findArticle(slug)?.slug).toBe(slug);
    expect(publishedOn).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(summary.length).toBeLessThanOrEqual(160);
    const words = sections.flatMap(({ paragraphs }) => paragraphs.join(' ').split(/\s+/));
    expect(words.length, slug).toBeGreaterThan(100);
  }
});

test('articles name makes and models that there are', () => {
  for (const { about, slug } of articles) {
    for (const code of about.makeCodes ?? [])
      expect(
        makes.some((make) => make.code === code),
        `${slug}: ${code}`,
      ).toBe(true);
    for (const code of about.modelCodes ?? []) {
      const known = makes
        .filter((make) => about.makeCodes?.includes(make.code))
        .some(({ models }) => models.some((model) => model.code === code));
      expect(known, `${slug}: ${code}`).toBe(true);
    }
  }
});

test('models that a section leads to are named in it', () => {
  const models = makes.flatMap((make) => make.models);
  const led = articles.flatMap(({ sections }) => sections.filter(({ modelCodes }) => modelCodes));
  expect(led.length).toBeGreaterThan(0);
  for (const { paragraphs, modelCodes = [] } of led)
    for (const code of modelCodes) {
      const model = models.find((one) => one.code === code);
      expect(paragraphs.join(' '), code).toContain(model?.name);
    }
});
