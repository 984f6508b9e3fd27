import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FeedRunShown } from './feed-views.ts';
import { RunState } from './run-rows.tsx';

const nothing = { rows: 3, refused: 0, added: 0, changed: 0, unchanged: 0, removed: 0 };
const run: FeedRunShown = {
  id: 'run',
  name: 'peach.csv',
  mapping: 'forecourt',
  seconds: 1,
  failure: null,
  started: { iso: '2026-11-27T10:00:00.000Z', text: 'Nov 27, 10:00' },
  ...nothing,
  held: 0,
  applied: 0,
  replaced: 0,
  kept: 0,
};

test.each([
  ['Applied', {}],
  ['1 dealer held', { held: 1, replaced: 1 }],
  ['A later file decided', { replaced: 1 }],
  ['1 kept as it was, 1 replaced by a later file', { replaced: 1, kept: 1 }],
  ['1 applied anyway, 1 replaced by a later file', { applied: 1, replaced: 1 }],
  ['1 applied anyway, 2 kept as they were', { applied: 1, kept: 2 }],
  ['Applied anyway', { applied: 2 }],
  ['Kept as it was', { kept: 2 }],
  ['Applied', { replaced: 1, unchanged: 2 }],
  ['Not taken in', { failure: 'of no known dialect' }],
] as const)('a run is told as “%s” after %j', (said, more) => {
  expect(renderToStaticMarkup(<RunState run={{ ...run, ...more }} />)).toContain(said);
});
