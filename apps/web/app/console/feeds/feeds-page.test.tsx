import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FeedsView } from './feed-views.ts';
import { FeedsPage } from './feeds-page.tsx';

test('runs, of which some wait for somebody, stand ahead of the forms', () => {
  const shown: FeedsView = {
    runs: [],
    runCount: 0,
    older: null,
    before: '',
    sources: [],
    chosen: null,
    keptUser: null,
    mappings: [],
    mayImport: true,
  };
  const Component = () => <FeedsPage shown={shown} />;
  const Page = createRoutesStub([{ id: 'page', path: '/', loader: () => null, Component }]);
  const loaderData = { page: { frame: { me: { personId: 'rosa' } }, unsent: null } };
  const page = renderToStaticMarkup(<Page hydrationData={{ loaderData, actionData: null }} />);
  const headings = [...page.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading);
  expect(headings[0]).toBe('Runs');
  expect(headings).toContain('Take in a file');
});
