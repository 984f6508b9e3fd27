import { expect, test } from 'vitest';
import { shownTabs, type TabContent } from './shown-tabs.ts';

const nothing: TabContent = {
  articles: [],
  columns: [],
  questions: [],
  model: {
    years: [],
    compared: { year: 2019, trims: [] },
    mileage: null,
    safety: null,
    economy: { year: 2019, rows: [] },
  },
};
const codesOf = (data: TabContent) => shownTabs(data).map(({ code }) => code);

test('a tab that has nothing in it is not shown; the first review is asked for', () => {
  expect(codesOf(nothing)).toEqual(['reviews']);
  expect(codesOf({ ...nothing, questions: [{ question: 'Why?', answer: 'So.' }] })).toEqual([
    'reviews',
    'faqs',
  ]);
});

test('what cannot be told just now has its tab, which says so', () => {
  const model = { ...nothing.model, years: null, compared: null };
  expect(codesOf({ ...nothing, model })).toEqual(['pricing', 'trims', 'reviews']);
});
