import { expect, test } from 'vitest';
import type { AppContext } from '../app-context.ts';
import type { CheckoutData } from './checkout-data.ts';
import { requestReservation } from './request-reservation.ts';

const typed = { fromEmailAddress: 'dana@example.com', seen: 'a', seenPrice: '20000' };
const checkout = { contact: { listingId: 7 }, deal: {}, seen: 'a', price: 20_000 };

test('a car that is asked for too often is not asked for, and the wait is told', async () => {
  const services = { reserveCar: () => Promise.reject(new Error('sent')) };
  const app = { services, waitMs: 90_000 } as unknown as AppContext;
  const answer = await requestReservation(checkout as unknown as CheckoutData, typed, app);
  expect(answer).toEqual({
    status: 'LIMITED',
    sentence: expect.stringContaining('send them again in 2 minutes.'),
  });
});
