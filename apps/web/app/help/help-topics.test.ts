import { expect, test } from 'vitest';
import { helpTopics } from './help-topics.ts';

const all = {
  brandName: 'Peachtree',
  hasWallet: true,
  canCompare: true,
  canSave: true,
  sellHref: '/sell',
  contact: null,
};
const linksOf = (facts: typeof all) =>
  helpTopics(facts).flatMap(({ links }) => links.map(([path]) => path));
const answersOf = (facts: typeof all) =>
  helpTopics(facts)
    .map(({ answer }) => answer)
    .join(' ');

test('the help tells of nothing that is switched off', () => {
  const here = linksOf(all);
  expect(here).toContain('/cars-for-sale/compare');
  expect(here).toContain('/cars-for-sale/saved');
  const less = { ...all, hasWallet: false, canCompare: false, canSave: false };
  for (const path of ['compare', 'saved', 'saved-searches', 'wallet'])
    expect(linksOf(less)).not.toContain(`/cars-for-sale/${path}`);
  expect(answersOf(less)).not.toMatch(/compared side by side|heart|wallet/);
});

test('where cars are sold elsewhere, nothing is promised of it', () => {
  expect(answersOf(all)).toContain('pause the ad');
  expect(answersOf({ ...all, sellHref: 'https://sell.example' })).not.toContain('pause the ad');
});
