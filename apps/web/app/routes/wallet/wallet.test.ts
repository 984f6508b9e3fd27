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
    ...{ method: 'POST', headers, body },
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
