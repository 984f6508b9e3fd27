import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SubscribeForm } from './subscribe-form.tsx';
import type { SubscribeOutcome } from './subscribe-outcome.ts';

function draw(given: SubscribeOutcome | null = null): string {
  const element = <SubscribeForm search="/cars-for-sale/honda" action="/send" given={given} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const button = (html: string) => /<button[^>]*>([^<]*)<\/button>/.exec(html)?.[1];

test('the form says what the specification says, and leads to the privacy statement [modals.price-alerts]', () => {
  const html = draw();
  expect(html).toMatch(/<h2[^>]*>Receive Price Alerts and New Results for this Search!<\/h2>/);
  expect(html).toMatch(/<label[^>]*><span[^>]*>Email<\/span>.*<input[^>]*type="email"/);
  expect(html).toMatch(/<a[^>]*href="\/privacy"[^>]*>privacy statement<\/a>/);
  expect(button(html)).toBe('Subscribe');
  expect(button(draw({ kind: 'success' }))).toBe('Subscribed!');
  expect(button(draw({ kind: 'danger', text: 'Not saved.' }))).toBe('Subscribe');
});
