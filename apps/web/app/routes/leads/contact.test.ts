import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action } from './contact.tsx';
import { action as send } from './contact-form.ts';

const typed = { firstName: 'Dana', fromEmailAddress: 'dana@example.com', comments: 'Is it there?' };

/** What a form sends, to a marketplace that takes leads in this way. */
function sent(
  createLead: AppContext['services']['createLead'],
  fields: object = typed,
  query = '',
  waitMs = 0,
) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  const services = { createLead, reportError: (error: unknown) => reported.push(error) };
  context.set(appContext, { services, waitMs } as unknown as AppContext);
  const request = new Request(`http://localhost/cars-for-sale/vehicle/7/contact${query}`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields }),
  });
  const given = { request, params: { listingId: '7' }, context };
  return { given: given as unknown as Parameters<typeof action>[0], reported };
}

const away = () => Promise.reject(new Error('the database is away'));

test('while the database is away every word is kept [shoppers.contact-dealers]', async () => {
  const { given, reported } = sent(away);
  expect(await action(given)).toMatchObject({
    data: { typed, outcome: { status: 'FAILED' } },
    init: { status: 503 },
  });
  expect(reported).toHaveLength(1);
});

test('a form over a page is told that nothing is known of it', async () => {
  const { given } = sent(away);
  const answer = await send(given as unknown as Parameters<typeof send>[0]);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'FAILED' });
});

test('what was sent leads to a page that can be loaded again, and keeps where the shopper is', async () => {
  const conversationToken = '0'.repeat(32);
  const success = async () =>
    ({
      status: 'SUCCESS',
      leadId: '1',
      isRepeated: false,
      conversationToken,
      sellerName: 'Kestrel Honda',
      answerMinutes: null,
    }) as const;
  const page = `/cars-for-sale/vehicle/7/contact?sent=${conversationToken}`;
  for (const [query, leadsTo] of [
    ['', page],
    ['?zip=30303', `${page}&zip=30303`],
    ['?zip=here', page],
  ] as const) {
    const answer = await action(sent(success, typed, query).given).catch((thrown) => thrown);
    expect(answer).toMatchObject({ status: 303 });
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(leadsTo);
  }
});

test.each([
  [{ ...typed, kind: 'make-offer', offer: '$14,000' }, '&offer=14000'],
  [{ ...typed, offer: '$14,000' }, ''],
])('the page that follows an offer knows its amount: %j', async (fields, more) => {
  const created = { status: 'SUCCESS', conversationToken: null } as const;
  const { given } = sent(async () => created as never, fields);
  const answer = await action(given).catch((thrown) => thrown);
  const page = `/cars-for-sale/vehicle/7/contact?sent=before${more}`;
  expect(answer instanceof Response && answer.headers.get('Location')).toBe(page);
});

test('words that changed after a send that failed are sent without the key that it used', async () => {
  const keys: unknown[] = [];
  const { given } = sent(
    async (_fields, ...used) => {
      keys.push(used);
      return { status: 'INVALID', problems: { 'Idempotency-Key': 'expected another key' } };
    },
    { ...typed, key: 'form-0001' },
  );
  await action(given);
  expect(keys).toEqual([['form-0001'], [null, 'form-0001']]);
});

test('an offer is read as people write it, and a time makes a message a test drive', async () => {
  const fields: object[] = [];
  const note = async (given: object) => {
    fields.push(given);
    return { status: 'GONE', sentence: 'This car is no longer for sale.' } as const;
  };
  await action(sent(note, { ...typed, kind: 'make-offer', offer: '$14,200' }).given);
  await action(sent(note, { ...typed, wish: 'Saturday' }).given);
  expect(fields).toMatchObject([{ kind: 'make-offer', offer: '14200' }, { kind: 'test-drive' }]);
});

test('what is sent too often is not sent, every word is kept, and the wait is told', async () => {
  const often = () => sent(() => Promise.reject(new Error('sent')), typed, '', 90_000);
  const sentence = expect.stringContaining('send them again in 2 minutes.');
  const { given, reported } = often();
  expect(await action(given)).toMatchObject({
    data: { typed, outcome: { status: 'LIMITED', sentence } },
    init: { status: 429 },
  });
  expect(reported).toEqual([]);
  const overPage = await send(often().given as unknown as Parameters<typeof send>[0]);
  expect(await overPage.json()).toEqual({ status: 'LIMITED', sentence });
});
