import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Undone } from '../../back-office/undone.ts';
import { Sources } from './feed-sources.tsx';
import type { FeedsView } from './feed-views.ts';

const feed = {
  name: 'Peach',
  url: 'https://feeds.example/peach.csv',
  hostKey: '',
  schedule: '',
  mapping: '',
  dealer: '',
  dealerName: '',
  dealerZip: '',
};
const empty: FeedsView = {
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

const refused = (more: Partial<Undone>): Undone => ({
  act: 'source.set',
  typed: {},
  problems: {},
  sentence: null,
  preview: null,
  once: null,
  ...more,
});

function render(more: Partial<FeedsView>, page?: Undone): string {
  const Component = () => <Sources shown={{ ...empty, ...more }} />;
  const Page = createRoutesStub([{ id: 'page', path: '/', loader: () => null, Component }]);
  const loaderData = { page: { frame: { me: { personId: 'rosa' } }, unsent: null } };
  const actionData = page ? { page } : null;
  return renderToStaticMarkup(<Page hydrationData={{ loaderData, actionData }} />);
}

test('a refused form asks for the password that was typed, as it is not shown again', () => {
  const typed = { name: 'Peach', user: 'peach', passwordAgain: 'yes' };
  expect(render({}, refused({ typed }))).toContain('Type the password again.');
  expect(render({}, refused({ typed: { name: 'Peach' } }))).not.toContain('again');
});

test('who changes a feed sees as whom it is fetched, and whether a password is kept', () => {
  const kept = render({ chosen: feed, keptUser: 'orchard' });
  expect(kept).toContain('Kept: orchard.');
  expect(kept).toContain('One is kept');
  const none = render({ chosen: feed, keptUser: null });
  expect(none.match(/None is kept\./g)).toHaveLength(2);
});
