import { expect, test } from 'vitest';
import { flagsOf } from '../brand/brand-flags.ts';
import { requireBrand } from '../brand/known-brands.ts';
import { offersSubscription, type PromptFacts } from './subscribe-prompt.ts';

const atc = requireBrand('atc');
const switched = (flag: 'personalization' | 'save_search_off', isOn: boolean) =>
  flagsOf(atc, [{ brand: null, flag, state: isOn ? 'on' : 'off' }]);

const facts: PromptFacts = {
  isSignedIn: false,
  hasTitle: false,
  flags: flagsOf(atc),
  filterCount: 1,
  isSubscribed: false,
};

test('a visitor is asked beside a search with filters [roles.save-prompt]', () => {
  expect(offersSubscription(facts)).toBe(true);
});

test.each<[string, Partial<PromptFacts>]>([
  ['who is signed in', { isSignedIn: true }],
  ['who has saved the search under a title', { hasTitle: true }],
  ['anybody without personalization', { flags: switched('personalization', false) }],
  ['anybody where saving searches is off', { flags: switched('save_search_off', true) }],
  ['beside a search without filters', { filterCount: 0 }],
  ['who has subscribed', { isSubscribed: true }],
])('is not asked: %s [roles.save-prompt]', (_, change) => {
  expect(offersSubscription({ ...facts, ...change })).toBe(false);
});
