import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeedPage } from './feed-page.tsx';
import type { FeedView } from './feed-views.ts';

const shown: FeedView = {
  run: {
    id: 'run',
    name: 'peach.csv',
    mapping: 'forecourt',
    seconds: 1,
    failure: null,
    started: { iso: '2026-11-27T10:00:00.000Z', text: 'Nov 27, 10:00' },
    rows: 3,
    refused: 1,
    added: 0,
    changed: 0,
    unchanged: 2,
    removed: 1,
    held: 0,
    applied: 0,
    kept: 0,
    replaced: 0,
  },
  held: [],
  past: [],
  column: '',
  maySettle: true,
  canApply: false,
  quarantine: {
    columns: [{ name: 'price', count: 1 }],
    cells: [{ line: '3', column: 'price', value: '-5', reason: 'expected an amount' }],
    total: 1,
  },
};

test('a run with refused rows says that their cars count as missing', () => {
  expect(renderToStaticMarkup(<FeedPage shown={shown} />)).toContain(
    'A refused row does not name its car: one that was live counts as missing.',
  );
});

test('on a phone the line of a refused cell has its name, as all of a row stands below one another', () => {
  expect(renderToStaticMarkup(<FeedPage shown={shown} />)).toContain(
    '<td class="console-number" data-name="Line">3</td>',
  );
});
