import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnData } from './own-data.tsx';

test('another address than the account’s does not delete it, and stays to be mended', () => {
  const html = renderToStaticMarkup(
    <OwnData
      personId="p"
      outcome={{
        typed: { act: 'delete', email: 'dana@example.con' },
        answer: { status: 'INVALID', problems: { email: 'expected the address of this account' } },
      }}
    />,
  );
  expect(html).toMatch(/<details[^>]* open=""/);
  expect(html).toContain('value="dana@example.con"');
  expect(html).toContain('Enter the address of this account.');
});
