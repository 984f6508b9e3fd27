import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Deed } from './deed.tsx';

test.each([
  ['at one press', {}],
  ['after a question', { sure: { says: 'It is sent.', button: 'Send' } }],
])('a form of what is done %s names whom it was shown to', (_, asked) => {
  const deed = { act: 'lead.resend', name: 'Resend', fields: { id: '1' }, ...asked };
  const Page = createRoutesStub([
    { id: 'page', path: '/', loader: () => null, Component: () => <Deed deed={deed} /> },
  ]);
  const loaderData = { page: { frame: { me: { personId: 'rosa' } }, unsent: null } };
  const page = renderToStaticMarkup(<Page hydrationData={{ loaderData }} />);
  expect(page).toContain('<input type="hidden" name="person" value="rosa"/>');
});
