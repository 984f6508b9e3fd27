import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageEnd } from './page-end.tsx';

test('while it is on its way, 21 places are held for like cars and 6 for cars farther away [results.placeholders, figures.placeholders]', () => {
  const html = renderToStaticMarkup(<PageEnd end={new Promise<never>(() => {})} />);
  const [, similar = '', farther = ''] = html.split('ui-section');
  expect([similar, farther].map((part) => part.split('card-placeholder').length - 1)).toEqual([
    21, 6,
  ]);
});
