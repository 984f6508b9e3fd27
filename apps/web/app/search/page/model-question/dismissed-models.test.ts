import { describe, expect, test } from 'vitest';
import { dismissedModelCookie, readDismissal, readDismissedModels } from './dismissed-models.ts';

const origin = 'http://shop.test';
const address = `${origin}/cars-for-sale`;

function post(body: string, headers: Record<string, string> = {}) {
  const length = { 'Content-Length': String(body.length) };
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return new Request(address, {
    method: 'POST',
    body,
    headers: { ...type, ...length, ...headers },
  });
}

describe('the answer “No” to “Did you mean”', () => {
  test('names a model, which the browser then remembers', async () => {
    const model = await readDismissal(post('dismissedModel=CAMRY'));
    expect(model).toBe('CAMRY');
    expect(
      readDismissedModels(dismissedModelCookie(null, model, origin).split(';')[0] ?? ''),
    ).toEqual(['CAMRY']);
  });

  test.each([
    ['no form', 400, post('{"a":1}', { 'Content-Type': 'application/json' })],
    ['a form that is broken', 400, post('{', { 'Content-Type': 'multipart/form-data' })],
    [
      'nothing at all',
      400,
      new Request(address, { method: 'POST', headers: { 'Content-Length': '0' } }),
    ],
    ['longer than a code', 413, post(`dismissedModel=${'A'.repeat(300)}`)],
  ])('is refused when it is %s, with %i', async (_, status, request) => {
    await expect(readDismissal(request)).rejects.toMatchObject({ init: { status } });
  });
});
