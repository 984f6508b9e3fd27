import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { AdPictures } from './ad-pictures.tsx';

/** The pictures of an ad as a browser without a script shows them. */
function render(count: number): string {
  const pictures = Array.from({ length: count }, (_, at) => ({
    ...{ id: `p${at}`, smallUrl: `/p${at}/small.webp`, url: `/p${at}/large.webp` },
    ...{ width: 1920, height: 1440 },
  }));
  const Page = createRoutesStub([
    { id: 'page', path: '/', Component: () => <AdPictures ad="ad7" pictures={pictures} /> },
  ]);
  return renderToStaticMarkup(<Page initialEntries={['/']} />);
}

/** What the forms of a page say, each as a text. */
const formsIn = (page: string) =>
  [...page.matchAll(/<form.*?<\/form>/g)].map(([form]) =>
    [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)]
      .map(([, name, value]) => `${name}=${value}`)
      .join(' '),
  );

test('without a script pictures are moved, made the cover, removed and added by forms', () => {
  expect(formsIn(render(2))).toEqual([
    'act=picture.move ad=ad7 picture=p0 to=0',
    'act=picture.move ad=ad7 picture=p0 to=1',
    'act=picture.cover ad=ad7 picture=p0',
    'act=picture.remove ad=ad7 picture=p0',
    'act=picture.move ad=ad7 picture=p1 to=0',
    'act=picture.move ad=ad7 picture=p1 to=2',
    'act=picture.cover ad=ad7 picture=p1',
    'act=picture.remove ad=ad7 picture=p1',
    'act=picture.add ad=ad7',
  ]);
});

test('the first one is the cover, and what takes a script is not offered without', () => {
  const page = render(3);
  expect(page.match(/>Cover</g)).toHaveLength(1);
  expect(page.indexOf('>Cover<')).toBeLessThan(page.indexOf('2 of 3'));
  expect(page).not.toMatch(/Blur a plate|Drag to reorder|multiple/);
  expect(page).toContain('encType="multipart/form-data"');
});

test('it is told how many pictures are missing, and none is added beyond the last', () => {
  expect(render(0)).toContain('None so far, 6 more to publish.');
  expect(render(5)).toContain('5 so far, 1 more to publish.');
  expect(render(24)).toContain('24 of 24 at most.');
  expect(formsIn(render(24))).not.toContain('act=picture.add ad=ad7');
});
