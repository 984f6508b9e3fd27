import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { AdPictures } from './ad-pictures.tsx';

/** The pictures of an ad as a browser without a script shows them. */
function render(count: number): string {
  const pictures = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    smallUrl: `/p${at}/small.webp`,
    url: `/p${at}/large.webp`,
    width: 1920,
    height: 1440,
  }));
  const Page = createRoutesStub([
    {
      id: 'page',
      path: '/',
      Component: () => <AdPictures ad="ad7" formId="step" pictures={pictures} />,
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={['/']} />);
}

/** What the buttons of a page have the form of the step say. */
const deedsIn = (page: string) =>
  [
    ...page.matchAll(/<button type="submit"[^>]* form="step" value="([^"]*)"[^>]* name="deed"/g),
  ].map(([, deed]) => deed);

test('without a script the form of the step says how pictures are moved, removed and added', () => {
  expect(deedsIn(render(2))).toEqual([
    'picture.move p0 0',
    'picture.move p0 1',
    'picture.cover p0',
    'picture.remove p0',
    'picture.move p1 0',
    'picture.move p1 2',
    'picture.cover p1',
    'picture.remove p1',
    'picture.add',
  ]);
});

test('the first one is the cover, and what takes a script is not offered without', () => {
  const page = render(3);
  expect(page.match(/>Cover</g)).toHaveLength(1);
  expect(page.indexOf('>Cover<')).toBeLessThan(page.indexOf('2 of 3'));
  expect(page).not.toMatch(/Blur a plate|Drag to reorder|multiple/);
  expect(page).toMatch(/<input[^>]*type="file"[^>]* form="step"[^>]* name="file"/);
});

test('it is told how many pictures are missing, and none is added beyond the last', () => {
  expect(render(0)).toContain('None so far, 6 more to publish.');
  expect(render(5)).toContain('5 so far, 1 more to publish.');
  expect(render(24)).toContain('24 of 24 at most.');
  expect(deedsIn(render(24))).not.toContain('picture.add');
});

test('without a script it is told before that what is typed is lost behind too large a picture', () => {
  const page = render(2);
  expect(page).toContain('of 15 MB at most: with a larger one nothing of this page arrives');
  expect(page).toMatch(/type="file"[^>]*aria-describedby="([^"]+)".*<p id="\1"/s);
});
