import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { PeopleView } from './console-views.ts';
import { PeoplePage } from './people-page.tsx';

const at = { iso: '2026-11-27T10:00:00.000Z', text: 'Nov 27, 10:00 AM' };

function rowOf(person: Partial<PeopleView['people'][number]>): string {
  const abe: PeopleView['people'][number] = {
    email: 'abe@example.com',
    role: 'analyst',
    addedBy: 'rosa@example.com',
    added: at,
    seen: null,
    factors: [],
    hasAccount: true,
    isMe: false,
    ...person,
  };
  const Component = () => <PeoplePage shown={{ people: [abe] }} />;
  const Page = createRoutesStub([{ id: 'page', path: '/', loader: () => null, Component }]);
  const loaderData = { page: { frame: { me: { personId: 'rosa' } }, unsent: null } };
  return renderToStaticMarkup(<Page hydrationData={{ loaderData, actionData: null }} />);
}

test('controls of a row name whom they are about, whom its head names', () => {
  const row = rowOf({});
  expect(row).toMatch(/<th scope="row"><b class="console-address">abe@example\.com<\/b>/);
  for (const name of ['Change', 'Reset factor', 'Remove'])
    expect(row).toContain(`${name}<span class="ui-visually-hidden"> abe@example.com</span>`);
});

test('the second factor of who has no account yet is not reset: there is none', () => {
  expect(rowOf({ hasAccount: false })).toContain('no account yet');
  expect(rowOf({ hasAccount: false })).not.toContain('Reset factor');
  expect(rowOf({ hasAccount: true })).toContain('Reset factor');
});
