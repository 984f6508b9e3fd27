import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action } from './ask-dealers.tsx';

const typed = { firstName: 'Dana', fromEmailAddress: 'dana@example.com', comments: 'How much?' };
const token = 'a'.repeat(32);

type CreateLead = AppContext['services']['createLead'];

const stored: CreateLead = async () => ({
  status: 'SUCCESS',
  leadId: 'l',
  isRepeated: false,
  conversationToken: token,
  sellerName: 'Kestrel',
  answerMinutes: null,
});

/** Stores all but what is about one car. */
const storedBut =
  (listingId: string, answer: Awaited<ReturnType<CreateLead>>): CreateLead =>
  async (fields, key) =>
    fields.listingId === listingId ? answer : stored(fields, key);

function send(createLead: CreateLead, chosen: readonly string[], more = {}, waitMs = 0) {
  const context = new RouterContextProvider();
  const services = { createLead, reportError() {} };
  context.set(appContext, { services, waitMs } as unknown as AppContext);
  const body = new URLSearchParams({ ...typed, key: 'key-of-form', ...more });
  for (const id of chosen) body.append('dealer', id);
  const url = 'http://localhost/cars-for-sale/build-and-price/ask-dealers?modelCode=CRV';
  const request = new Request(url, { method: 'POST', body });
  return action({ request, context } as unknown as Parameters<typeof action>[0]);
}

test('once all are asked, a page that can be loaded again says so', async () => {
  const answer: Response = await send(stored, ['7', '8']).catch((thrown) => thrown);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe(
    `/cars-for-sale/build-and-price/ask-dealers?modelCode=CRV&sent=7.${token}&sent=8.${token}`,
  );
});

test('whom it did not reach is told, and asked again alone, with every word kept', async () => {
  const gone = { status: 'GONE', sentence: 'This car is gone.' } as const;
  expect(await send(storedBut('8', gone), ['7', '8'])).toMatchObject({
    data: {
      typed,
      chosen: [7, 8],
      answer: {
        sent: [{ listingId: 7, token }],
        unsent: [{ listingId: 8, outcome: gone }],
      },
    },
    init: { status: 410 },
  });
  const asked: unknown[] = [];
  const record: CreateLead = (fields, key) => {
    asked.push(fields.listingId);
    return stored(fields, key);
  };
  await send(record, ['7', '8'], { sent: `7.${token}` }).catch(() => {});
  expect(asked).toEqual(['8']);
});

test('nobody chosen, too many, and too often are refused', async () => {
  const problem = (text: string) => ({
    data: { answer: { problem: text } },
    init: { status: 400 },
  });
  expect(await send(stored, [])).toMatchObject(problem('Choose whom to ask.'));
  expect(await send(stored, ['1', '2', '3', '4'])).toMatchObject(
    problem('Choose 3 dealers at the most.'),
  );
  expect(await send(stored, ['7'], {}, 1000)).toMatchObject({ init: { status: 429 } });
});
