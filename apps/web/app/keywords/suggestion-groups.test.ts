import type { SuggestedKeyword } from '@forecourt/domain/keyword/keyword-search';
import { expect, test } from 'vitest';
import { groupSuggestions, markTyped } from './suggestion-groups.ts';

const suggestion = (kind: SuggestedKeyword['kind'], name: string): SuggestedKeyword => ({
  kind,
  name,
  codes: {},
  url: `/${name}`,
  count: null,
});

test('kinds stand where their best suggestion stood, each once', () => {
  const groups = groupSuggestions([
    suggestion('make', 'Ford'),
    suggestion('style', 'Truck'),
    suggestion('model', 'Ford F150'),
    suggestion('place', 'Fordsville, KY 42343'),
  ]);
  expect(groups.map(({ heading, suggestions }) => [heading, suggestions.length])).toEqual([
    ['Makes and models', 2],
    ['Kinds of cars', 1],
    ['Places', 1],
  ]);
});

test.each([
  ['Honda Civic', 'hon ci', '*Honda *, *Civic*'],
  ['Honda Civic', 'hnda', 'Honda , Civic'],
  ['Electric SUV / Crossover', 'suv', 'Electric , *SUV *, / , Crossover'],
  ['Honda Civic, Under $20,000', 'civic under', 'Honda , *Civic*, , , *Under *, $20, ,, 000'],
  ['Toyota', '', 'Toyota'],
])('“%s” shows what of it “%s” has typed', (name, typed, marked) => {
  const parts = markTyped(name, typed);
  expect(parts.map(({ text, isTyped }) => (isTyped ? `*${text}*` : text)).join(', ')).toBe(marked);
  expect(parts.map(({ text }) => text).join('')).toBe(name);
});
