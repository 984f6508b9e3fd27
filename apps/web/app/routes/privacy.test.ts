import { expect, test } from 'vitest';
import { meta } from './privacy.tsx';

test.each(['Forecourt', 'Plumbline'])('the title of the privacy page names %s', (brandName) => {
  const told = meta({ loaderData: { facts: { brandName } } } as never);
  expect(told).toContainEqual({ title: `Privacy | ${brandName}` });
});
