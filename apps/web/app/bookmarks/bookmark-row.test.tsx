import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BookmarkRow } from './bookmark-row.tsx';
import { DeletedSearch } from './deleted-search.tsx';
import type { BookmarkShown } from './services.ts';

const htmlOf = (bookmark: Pick<BookmarkShown, 'title' | 'searchName' | 'details'>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BookmarkRow
        bookmark={{ id: 'b', savedOn: 'November 1, 2026', counts: null, ...bookmark }}
        isFirst={true}
        rhythm={null}
        webhook={null}
        invalidWebhook={null}
        isWebhookTested={false}
      />
    </MemoryRouter>,
  );

test.each([
  ['what its name says is not told again', 'Cars Under $10,000', ['Under $10,000'], ''],
  ['what its name leaves out is', 'Toyota Cars Under $10,000', ['Toyota', 'Red'], 'Red'],
  ['a part of a word is no word of it', 'Cars Under $10,000', ['Car'], 'Car'],
  ['one without filters is of every car', 'Cars', [], 'Every car'],
] as const)('of a saved search %s', (_rule, name, details, about) => {
  const html = htmlOf({ title: name, searchName: name, details });
  const said = about === '' ? '' : `<p>${about}</p>`;
  expect(html).toContain(`</h2>${said}<p>Saved November 1, 2026</p>`);
});

test('a saved search with a title of its own is told by its name, too', () => {
  const html = htmlOf({
    title: 'First car',
    searchName: 'Cars Under $10,000',
    details: ['Under $10,000', 'Red'],
  });
  expect(html).toContain('<p>Cars Under $10,000 · Red</p>');
});

test('a title that turns its own letters around leaves the words beside it alone', () => {
  const title = '\u202Eetihw';
  expect(htmlOf({ title, searchName: 'Cars', details: [] })).toContain(`<bdi>${title}</bdi>`);
  expect(renderToStaticMarkup(<DeletedSearch deleted={{ token: 't', title }} />)).toContain(
    `“<bdi>${title}</bdi>” is deleted.`,
  );
});
