import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { RowDeed } from '../sheet.ts';
import { ActForm } from './act-form.tsx';
import { Deed } from './deed.tsx';
import { TextField } from './field.tsx';

test.each([
  ['at one press', {}],
  ['after a question', { sure: { says: 'It is sent.', button: 'Send' } }],
])('a form of what is done %s names whom it was shown to', (_, asked) => {
  const page = render({ act: 'lead.resend', name: 'Resend', fields: { id: '1' }, ...asked });
  expect(page).toContain('<input type="hidden" name="person" value="rosa"/>');
});

test('what may be done along with it is a box that is not ticked', () => {
  const choice = { field: 'passkeys', label: 'Remove their passkeys, too' };
  const sure = { says: 'The app counts no more.', button: 'Reset the factor', choice };
  const page = render({ act: 'person.reset', name: 'Reset factor', fields: {}, sure });
  expect(page).toContain('<input type="checkbox" name="passkeys"/>Remove their passkeys, too');
});

test('nothing is asked before its button is pressed, also of what is done to nothing by name', () => {
  const sure = { says: 'All of them are sent.', button: 'Send all of them' };
  const page = render({ act: 'lead.resend-dead', name: 'Resend 3 dead', fields: {}, sure });
  expect(page).toContain('<details class="console-sure">');
});

test('what is wrong is told at its field, in words that ask for what is right', () => {
  const page = renderPage(() => (
    <ActForm problems={{ url: 'expected https://… or sftp://….' }}>
      <TextField label="Name" name="name" />
      <TextField label="Address" name="url" />
    </ActForm>
  ));
  expect(page).toMatch(/aria-invalid="true" aria-describedby="(.+)-problem" name="url"/);
  expect(page.match(/aria-invalid/g)).toHaveLength(1);
  expect(page).toContain('Enter https://… or sftp://….');
});

test('a reason that another reads, too, names who, and is asked for at its field', () => {
  const sure = {
    says: 'It is off.',
    button: 'Take it off',
    example: 'Stolen',
    readBy: 'the seller',
  };
  const deed = { act: 'private-ad.remove', name: 'Take off', fields: { listing: '1' }, sure };
  expect(render(deed)).toContain('Why: the seller reads it, too');
  const answered = { act: deed.act, typed: deed.fields, problems: { reason: 'expected a word.' } };
  const page = renderPage(() => <Deed deed={deed} />, answered);
  expect(page).toMatch(
    /<details class="console-sure" open="">.*aria-invalid="true"[^>]*name="reason"/,
  );
  const other = { ...deed, fields: { listing: '2' } };
  expect(renderPage(() => <Deed deed={other} />, answered)).not.toContain('aria-invalid');
});

test.each([
  ['at one press', {}],
  ['after a question', { sure: { says: 'It is sent.', button: 'Send' } }],
])('what is done %s names what it is done to', (_, asked) => {
  const deed = { act: 'campaign.end', name: 'End', fields: { code: 'spring' }, ...asked };
  const page = renderPage(() => <Deed deed={deed} subject="Ready for the road?" />);
  expect(page).toContain('End<span class="ui-visually-hidden"> Ready for the road?</span>');
});

const render = (deed: RowDeed): string => renderPage(() => <Deed deed={deed} />);

function renderPage(Component: () => ReactNode, answered: object | null = null): string {
  const Page = createRoutesStub([{ id: 'page', path: '/', loader: () => null, Component }]);
  const loaderData = { page: { frame: { me: { personId: 'rosa' } }, unsent: null } };
  const actionData = answered && { page: answered };
  return renderToStaticMarkup(<Page hydrationData={{ loaderData, actionData }} />);
}
