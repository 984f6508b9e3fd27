import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action as sendOver } from './report-form.ts';
import { action } from './report-listing.tsx';

const typed = { reason: 'SOLD', details: 'It left on Friday.' };

/** What a form sends, to a marketplace that takes reports in this way. */
function sent(reportListing: AppContext['services']['reportListing']) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  const services = { reportListing, reportError: (error: unknown) => reported.push(error) };
  context.set(appContext, { services } as unknown as AppContext);
  const request = new Request('http://localhost/cars-for-sale/vehicle/7/report', {
    method: 'POST',
    body: new URLSearchParams(typed),
  });
  const given = { request, params: { listingId: '7' }, context };
  return { given: given as unknown as Parameters<typeof action>[0], reported };
}

test('while the database is away every word is kept [modals.report-listing]', async () => {
  const { given, reported } = sent(() => Promise.reject(new Error('the database is away')));
  expect(await action(given)).toMatchObject({
    data: { typed, outcome: { status: 'FAILED' } },
    init: { status: 503 },
  });
  expect(reported).toHaveLength(1);
});

test('what was not understood is told field by field, on the page and over it', async () => {
  const outcome = { status: 'INVALID', problems: { reason: 'Choose what is wrong.' } } as const;
  const refuse = async () => outcome;
  expect(await action(sent(refuse).given)).toMatchObject({
    data: { typed, outcome },
    init: { status: 400 },
  });
  const over = await sendOver(sent(refuse).given as unknown as Parameters<typeof sendOver>[0]);
  expect(await over.json()).toEqual(outcome);
});

test('what was stored leads to a page that can be loaded again', async () => {
  const answer = await action(sent(async () => ({ status: 'SUCCESS' })).given).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toMatchObject({ status: 303 });
  const location = answer instanceof Response ? answer.headers.get('Location') : null;
  expect(location).toBe('/cars-for-sale/vehicle/7/report?sent=yes');
});
