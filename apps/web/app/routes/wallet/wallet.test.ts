import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../../app-context.ts';
import { action } from './wallet.tsx';

async function send(type: string, body: string) {
  const kept: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(appContext, {
    brand: requireBrand('atc'),
    reference: vehicleReference,
    flags: new Set(['my_wallet']),
    services: {
      keepWallet: async (...given: unknown[]) => {
        kept.push(given[1]);
        return 'wallet=';
      },
    },
  } as never as AppContext);
  const headers = { 'Content-Type': type };
  const request = new Request('https://cars.example/cars-for-sale/wallet', {
    method: 'POST',
    headers,
    body,
  });
  return { kept, answer: await action({ request, context } as never) };
}

test.each([
  ['application/json', '{"downPayment":"2000"}'],
  ['text/plain', 'downPayment=2000'],
  ['multipart/form-data; boundary=x', 'downPayment=2000'],
])('what is no form changes nothing in a wallet: %s', async (type, body) => {
  const { kept, answer } = await send(type, body);
  expect(kept).toEqual([{}]);
  expect(answer).toMatchObject({ status: 303 });
});

test.each([
  ['purchase', '25,000', '/cars-for-sale/cars-under-25000/toyota'],
  ['monthly', '450', '/cars-for-sale/toyota?maxPayment=450'],
])(
  'a %s budget of $%s leads to the cars within it, and to none of the other kind [shoppers.payments]',
  async (kind, budget, leadsTo) => {
    const from = '/cars-for-sale/cars-under-9000/toyota?maxPayment=200';
    const form = new URLSearchParams({ intent: 'budget', type: kind, budget, from });
    const { kept, answer } = await send('application/x-www-form-urlencoded', `${form}`);
    expect(kept).toMatchObject([{ type: kind, budget: budget.replace(',', '') }]);
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(leadsTo);
  },
);

test('an emptied budget is not set, and is asked for at its field', async () => {
  const form = 'application/x-www-form-urlencoded';
  const { kept, answer } = await send(form, 'intent=budget&budget=+&down=2000');
  expect(kept).toEqual([]);
  expect(answer).toMatchObject({
    data: { problems: { budget: 'Enter a budget.' }, typed: { down: '2000' } },
  });
  const traded = await send(form, 'intent=trade-in&budget=&down=2000');
  expect(traded.kept).toEqual([{ budget: '', down: '2000' }]);
});
