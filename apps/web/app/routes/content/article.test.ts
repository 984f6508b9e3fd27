import { expect, test } from 'vitest';
import { meta } from './article.tsx';

test('a link to an article is shown with its picture by other sites and messages', () => {
  const article = {
    title: 'Honda CR-V: roomy, calm and easy to live with',
    summary: 'Few cars of this size hold as much.',
    url: 'https://cars.example/articles/honda-cr-v',
    pictureUrl: '/images/articles/honda-cr-v/front-quarter-640',
    publishedOn: '2026-11-12',
    brandName: 'Forecourt',
  };
  const given = { loaderData: article } as unknown as Parameters<typeof meta>[0];
  expect(meta(given)).toEqual(
    expect.arrayContaining([
      { property: 'og:url', content: article.url },
      { property: 'og:image', content: `https://cars.example${article.pictureUrl}` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  );
});
