import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ColleagueRow } from './colleague-row.tsx';
import type { Colleague } from './people-view.ts';

const lena: Colleague = {
  email: 'lena@dealer.example',
  name: 'Lena',
  role: 'member',
  mails: 'none',
  hasCome: false,
  isInvited: false,
  isMe: false,
  since: { iso: '2026-11-20T12:00:00Z', text: 'Friday' },
};

test('only who was told by a mail reads as invited', () => {
  const letIn = render(false);
  expect(letIn).toContain('Let in, not here yet: ');
  expect(letIn).toContain('Send an invitation<');
  const invited = render(true);
  expect(invited).toContain('Invited, not here yet: ');
  expect(invited).toContain('Send again<');
});

function render(isInvited: boolean): string {
  const frame = {
    me: { personId: 'cora', email: 'cora@dealer.example', name: 'Cora' },
    dealer: { id: 1, name: 'Lodestar', place: 'Atlanta, GA', logoUrl: null },
    dealers: [],
    counts: null,
  };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <ColleagueRow colleague={{ ...lena, isInvited }} frame={frame} isManager />,
    },
  ]);
  return renderToStaticMarkup(<Page />);
}
