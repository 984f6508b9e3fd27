import { expect, test, vi } from 'vitest';
import { toPackedJson } from '../../ui/packed/packed-json.ts';
import { loadCanonical } from './canonical-step.ts';

const at = (address: string) => new URL(address, 'http://shop.test');
const pageOf = (ownHref: string) => ({ json: toPackedJson({ ownHref }), end: null });
const form = '/cars-for-sale?zip=30303&makeCode=TOYOTA';
const own = '/cars-for-sale/toyota/atlanta-ga?zip=30303';

/** Where an attempt to load leads. */
async function wayOf(attempt: Promise<unknown>) {
  const thrown = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  return thrown instanceof Response ? thrown.headers.get('Location') : thrown;
}

test('a filter that is changed is asked for once, and shown at its own address', async () => {
  const load = vi.fn(async () => pageOf(own));
  expect(await wayOf(loadCanonical(at(form), load))).toBe(own);
  expect(await loadCanonical(at(own), load)).toEqual(pageOf(own));
  expect(load).toHaveBeenCalledTimes(1);
  // What was shown is not shown again instead of what there is by then.
  await loadCanonical(at(own), load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that came for an address nobody goes to is forgotten', async () => {
  expect(await wayOf(loadCanonical(at(form), async () => pageOf(own)))).toBe(own);
  const other = '/cars-for-sale/honda';
  expect(await loadCanonical(at(other), async () => pageOf(other))).toEqual(pageOf(other));
  const load = vi.fn(async () => pageOf(own));
  await loadCanonical(at(own), load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('an address is the same whichever way its spaces are written', async () => {
  const named = '/cars-for-sale?categorySearch=people%20eater&extColorSimple=PURPLE';
  const typed = named.replace('%20', '+');
  expect(await loadCanonical(at(typed), async () => pageOf(named))).toEqual(pageOf(named));
  expect(await wayOf(loadCanonical(at(form), async () => pageOf(named)))).toBe(named);
  const load = vi.fn(async () => pageOf(named));
  await loadCanonical(at(typed), load);
  expect(load).not.toHaveBeenCalled();
});
