import type { Conversation } from '@forecourt/domain/lead/conversation';
import { expect, test } from 'vitest';
import type { AppContext } from '../app-context.ts';
import { findPicture } from './conversation-data.ts';

const own = '/images/photographs/0a1b2c3d-0000-4000-8000-000000000000/large.webp';

/** The application where the car is for sale with this photograph, or is not. */
const appWith = (card: { photoUrl: string | null } | null) =>
  ({
    remotePhotos: true,
    services: { findCarToAsk: async () => card && { card: { id: 7, ...card } } },
  }) as unknown as AppContext;

test.each([
  ['a photograph of its seller', { photoUrl: own }, own.replace('large', 'small')],
  ['an illustration without one', { photoUrl: null }, '/images/listing/7/front-quarter-480'],
  ['the photograph that is kept after its sale', null, own.replace('large', 'small'), own],
  ['an illustration after its sale', null, '/images/listing/7/front-quarter-480'],
  [
    'an illustration after its sale, where its photograph is elsewhere',
    ...([null, '/images/listing/7/front-quarter-480', 'https://photos.test/1.jpg'] as const),
  ],
])('a car is shown by %s', async (_, card, path, photoUrl: string | null = null) => {
  const conversation = { vehicle: { listingId: 7 }, gone: card ? null : { photoUrl } };
  expect(await findPicture(conversation as Conversation, appWith(card))).toEqual({
    pictureUrl: path,
    isPhoto: path.includes('photographs'),
  });
});
