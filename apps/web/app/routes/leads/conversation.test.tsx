import type { Conversation } from '@forecourt/domain/lead/conversation';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import ConversationPage from './conversation.tsx';

/** The page of a shopper who wrote nothing yet, or of another one. */
function pageOf(endedBy: Conversation['endedBy'], more: object = {}, given: object = {}): string {
  const conversation = {
    ...{ reader: 'shopper', shopperName: 'Dana', sellerName: 'Harbor Auto', privateSeller: false },
    vehicle: { listingId: 7, name: '2020 Honda Civic', mileage: 12_000, price: 18_000 },
    ...{ asked: [], messages: [], endedBy, ...more },
  };
  const loaded = { conversation, quote: null, counter: null, maxLength: 2000, ...given };
  const props = { loaderData: loaded, actionData: undefined } as unknown as Parameters<
    typeof ConversationPage
  >[0];
  const Page = createRoutesStub([{ path: '/', Component: () => <ConversationPage {...props} /> }]);
  return renderToStaticMarkup(<Page />);
}

test('whoever has the link can write only until the conversation has ended', () => {
  expect(pageOf(null)).toContain('Whoever has the link can read and write here.');
  const ended = pageOf('seller');
  expect(ended).toContain('Harbor Auto ended this conversation.');
  expect(ended).toContain('Whoever has the link can read it.');
  expect(ended).not.toContain('write');
});

const price = { kind: 'price', name: 'Price', amount: 18_000_00 } as const;
const paint = { kind: 'add-on', name: 'Paint <protection>', amount: 320_50 } as const;
const estimate = { lines: [price], where: 'Atlanta, GA 30303', isShoppers: true, tellsFee: true };
const answered = {
  messages: [
    {
      ...{ id: '1', from: 'seller', text: 'All in all:', sentAt: '2026-11-28T20:00:00Z' },
      quote: { lines: [price, paint], estimate },
    },
  ],
};

test('a quote is a table in its message, and the shopper is told how it compares', () => {
  const shoppers = pageOf(null, answered);
  expect(shoppers).toContain('<dt>Paint &lt;protection&gt;</dt>');
  expect(shoppers).toMatch(/<dt>Out the door<\/dt><dd[^>]*>\$18,320\.50<\/dd>/);
  expect(shoppers).toContain('$320.50 more than ours.');
  expect(shoppers).toContain('$18,000 with the car registered in Atlanta, GA 30303.');
  expect(shoppers).not.toContain('out-the-door price');
});

test('a dealer writes one at its link, by a link or with the fields at once', () => {
  const quote = { estimate, isAsked: false, href: '/c?quote=yes', closeHref: '/c' };
  const dealers = { ...answered, reader: 'seller' };
  const closed = pageOf(null, dealers, { quote });
  expect(closed).toContain('href="/c?quote=yes"');
  expect(closed).toContain('Add an out-the-door price');
  expect(closed).not.toContain('more than ours');
  const open = pageOf(null, dealers, { quote: { ...quote, isAsked: true } });
  expect(open).toContain('<input type="hidden" name="quote" value="yes"/>');
  expect(open).toMatch(/aria-label="Dollars for Price"[^>]*value="18,000"/);
  expect(open).toContain('Hello Dana, this is everything you would pay:');
  expect(open).toContain('Our sum, registered in Atlanta, GA 30303.');
  expect(open).toContain('The tax is of our price and fees: change it with them.');
});

test('what a private seller would take is taken or not by one press', () => {
  const shown = pageOf(null, { privateSeller: true }, { counter: 9450 });
  expect(shown).toContain('The private seller would sell at $9,450.');
  const button = (answer: string) => `<button[^>]*value="${answer}" name="intent"[^>]*>`;
  expect(shown).toMatch(new RegExp(`${button('accepted')}Accept \\$9,450<`));
  expect(shown).toMatch(new RegExp(`${button('declined')}No, thanks<`));
  expect(pageOf(null, { privateSeller: true })).not.toContain('Accept');
});
