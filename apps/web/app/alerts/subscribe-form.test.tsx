import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SubscribeForm } from './subscribe-form.tsx';
import type { SubscribeOutcome } from './subscribe-outcome.ts';

const search = '/cars-for-sale/honda';

/** The form as it is shown to a visitor, or to a person. */
function htmlOf({ given = null, isPerson = false }: Shown = {}) {
  const Component = () => <SubscribeForm search={search} action="/alerts" given={given} />;
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component }]);
  const root = isPerson ? { person: { name: 'Dana' }, consumer: { email: 'me@example.com' } } : {};
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
}
interface Shown {
  readonly given?: SubscribeOutcome | null;
  readonly isPerson?: boolean;
}

const buttonOf = (html: string) => /<button[^>]*>(.*?)<\/button>/.exec(html)?.[1];

test('the button is that of an empty form, and says that it is done [saving.subscribe-button]', () => {
  expect(htmlOf()).toContain('Receive Price Alerts and New Results for this Search!');
  expect(buttonOf(htmlOf())).toMatch(/Subscribe$/);
  expect(buttonOf(htmlOf({ given: { kind: 'success' } }))).toMatch(/Subscribed!$/);
});

test('a visitor is offered to sign in, and comes back to the search [roles.save-prompt]', () => {
  const signIn = `<a[^>]*href="/account/sign-in[^"]*refUrl=${encodeURIComponent(search)}"[^>]*>sign in</a>`;
  expect(htmlOf()).toMatch(new RegExp(signIn));
  expect(htmlOf({ isPerson: true })).not.toContain('/account/sign-in');
});

test.each([
  [{ kind: 'danger', text: 'Not done.' }, 'alert-note-danger', 'alert', 'Not done.'],
  [{ kind: 'warning', text: 'Wrong.' }, 'alert-note-warning', 'alert', 'Wrong.'],
  [{ kind: 'success' }, 'alert-note', undefined, 'Look into your mail'],
] as const)('%j is told in its own box [errors.subscribe]', (given, name, role, text) => {
  const [box = '', words] = /<p[^>]*ui-alert.*?<span>(.*?)<\/span>/.exec(htmlOf({ given })) ?? [];
  expect(/class="([^"]*)"/.exec(box)?.[1]?.split(' ').at(-1)).toBe(name);
  expect(/role="([^"]*)"/.exec(box)?.[1]).toBe(role);
  expect(words).toContain(text);
});
