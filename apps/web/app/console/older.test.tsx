import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Older } from './older.tsx';

test.each([
  ['latest', '9 shown, the latest first', 'Show latest', 'Show older'],
  ['frequent', '9 shown, the most frequent first', 'Show most frequent', 'Show rarer'],
] as const)('ways through rows that begin with the %s say so', (order, said, first, next) => {
  const page = renderToStaticMarkup(<Older count={9} older="?2" latest="?" order={order} />);
  expect(page.replaceAll(/<!-- -->/g, '')).toContain(said);
  expect(page).toMatch(new RegExp(`href="\\?">${first}<.*href="\\?2">${next}<`));
});
