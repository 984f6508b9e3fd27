import { expect, test } from 'vitest';
import { sellMeta } from './sell-styles.ts';

test.each([
  ['Price', '2016 Honda Fit', 'Price, 2016 Honda Fit'],
  ['Your car', '2016 Honda Fit', 'Your car, 2016 Honda Fit'],
  ['Your car', 'Your car', 'Your car'],
])('the step %s of %s is called %s', (step, car, title) => {
  const loaderData = { shown: { head: { title: car } } };
  expect(sellMeta(step)({ loaderData })).toContainEqual({ title });
});
