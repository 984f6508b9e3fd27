import type { Conversation } from '@forecourt/domain/lead/conversation';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import ConversationPage from './conversation.tsx';

/** The page of a shopper who wrote nothing yet. */
function pageOf(endedBy: Conversation['endedBy']): string {
  const conversation = {
    ...{ reader: 'shopper', shopperName: 'Dana', sellerName: 'Harbor Auto', privateSeller: false },
    vehicle: { listingId: 7, name: '2020 Honda Civic', mileage: 12_000, price: 18_000 },
    ...{ asked: [], messages: [], endedBy },
  };
  const given = { loaderData: { conversation, maxLength: 2000 }, actionData: undefined };
  const props = given as unknown as Parameters<typeof ConversationPage>[0];
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
